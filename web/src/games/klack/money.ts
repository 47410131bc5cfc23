/** A bundle of bills: so many of 1,000, so many of 2,000. */
export type Bundle = [number, number];
export const NOTHING: Bundle = [0, 0];

export const value = (bundle: Bundle) => 1000 * bundle[0] + 2000 * bundle[1];
export const plus = (a: Bundle, b: Bundle): Bundle => [a[0] + b[0], a[1] + b[1]];
export const total = (bundles: Bundle[]): Bundle => bundles.reduce(plus, NOTHING);
export const bills = (bundle: Bundle) => bundle[0] + bundle[1];
