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
  onclose?: () => void;
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
  vi.stubGlobal("location", { protocol: "http:", host: "saloon" });
  const heard: ServerMessage[] = [];
  const connection = connect("T1", "key", () => 7, heard.push.bind(heard), vi.fn());
  return { connection, heard, line: Line.all.at(-1)! };
}

afterEach(() => vi.unstubAllGlobals());

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
});
