import { afterEach, describe, expect, it, vi } from "vitest";
import { connect } from "../src/net";
import type { ServerMessage } from "../src/wire";

/** A line to a server that the test speaks for. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = Line.OPEN;
  sent: string[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor() {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 2;
  }
}

function dial() {
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { protocol: "http:", host: "saloon" });
  const heard: ServerMessage[] = [];
  const ended = vi.fn();
  const connection = connect(
    () => "T1",
    "key",
    () => 7,
    heard.push.bind(heard),
    vi.fn(),
    ended,
  );
  return { connection, heard, ended, line: Line.all.at(-1)! };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a connection", () => {
  it("says who it is and what it has seen", () => {
    const { line } = dial();
    line.onopen!();
    expect(line.sent.map((text) => JSON.parse(text) as unknown)).toEqual([
      { type: "hello", token: "key", last: 7 },
    ]);
  });

  it("passes on what is told, but nothing that still arrives after it was closed", () => {
    const { connection, heard, line } = dial();
    line.onmessage!({ data: '{"type":"pulse"}' });
    connection.close();
    line.onmessage!({ data: '{"type":"pulse"}' });
    expect(heard).toHaveLength(1);
  });

  it.each([1006, 1008, 1011, 1012, 1013])("opens itself again after %i", (code) => {
    vi.useFakeTimers();
    const { line, ended } = dial();
    const lines = Line.all.length;
    line.onclose!({ code });
    vi.runAllTimers();
    expect(Line.all).toHaveLength(lines + 1);
    expect(ended).not.toHaveBeenCalled();
  });

  it.each([
    [0, 1000],
    [0.5, 3500],
    [0.999, 5995],
  ])("comes back to a server that restarts when chance (%d) says so", (chance, wait) => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(chance);
    const { line } = dial();
    const lines = Line.all.length;
    line.onclose!({ code: 1012 });
    vi.advanceTimersByTime(wait - 1);
    expect(Line.all).toHaveLength(lines);
    vi.advanceTimersByTime(1);
    expect(Line.all).toHaveLength(lines + 1);
  });

  it("waits the usual time when it is cut off", () => {
    vi.useFakeTimers();
    const { line } = dial();
    const lines = Line.all.length;
    line.onclose!({ code: 1006 });
    vi.advanceTimersByTime(300);
    expect(Line.all).toHaveLength(lines + 1);
  });

  it.each([4401, 4403, 4404])("stays closed when it is sent away with %i", (code) => {
    vi.useFakeTimers();
    const { line, ended } = dial();
    const lines = Line.all.length;
    line.onclose!({ code });
    vi.runAllTimers();
    expect(Line.all).toHaveLength(lines);
    expect(ended).toHaveBeenCalledExactlyOnceWith(code);
  });
});
