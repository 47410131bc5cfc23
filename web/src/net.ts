import type { ClientMessage, ServerMessage } from "./wire";

export interface Connection {
  send(message: ClientMessage): void;
  close(): void;
}

const WAITS = [300, 800, 1500, 3000, 5000];
/** The server restarts: not everybody comes back in the same moment. */
const RESTART = { code: 1012, least: 1000, most: 6000 };
export const UNKNOWN_TOKEN = 4401;
export const SENT_AWAY = 4403;
/** The server has sent the client away for good: the token is void, the host said so, there is no such table. */
const FINAL = [UNKNOWN_TOKEN, SENT_AWAY, 4404];

function jitter(): number {
  return RESTART.least + Math.random() * (RESTART.most - RESTART.least);
}

/** A connection to the table that opens itself again and says the last number it has seen. */
export function connect(
  table: () => string,
  token: string | null,
  last: () => number,
  hear: (message: ServerMessage) => void,
  online: (up: boolean, tries: number) => void,
  ended: (code: number) => void,
): Connection {
  let socket: WebSocket | null = null;
  let tries = 0;
  let timer = 0;
  let closed = false;

  function open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    socket = new WebSocket(`${scheme}://${location.host}/ws/${table()}`);
    socket.onopen = () => say({ type: "hello", token, last: last() });
    socket.onmessage = (message) => {
      if (closed) return; // it was on its way when another connection took the place of this one
      const told = JSON.parse(String(message.data)) as ServerMessage;
      if (told.type === "welcome") {
        tries = 0;
        online(true, 0);
      }
      hear(told);
    };
    socket.onclose = ({ code }) => {
      if (closed) return;
      if (FINAL.includes(code)) return ended(code);
      online(false, ++tries);
      timer = window.setTimeout(
        open,
        code === RESTART.code ? jitter() : WAITS[Math.min(tries, WAITS.length) - 1],
      );
    };
  }
  function say(message: ClientMessage) {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }
  open();
  return {
    send: say,
    close() {
      closed = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}
