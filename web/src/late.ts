/** The key of the context that tells which seats were too late just now, and for how many events that is news. */
export const LATE = Symbol("late");
export const RECENT = 12;
