/// The two ways to a game: a socket, and questions that wait for their answer.

import { api, Declined } from "./api";
import type { Transport, Listener, Time, Channel } from "./session";
import type { FromServer, ToServer } from "./types";

/** Seconds that the server may let a question wait. */
const WAIT = 25;
/** A socket that has not opened by then is given up: a browser may open no other one to the same server meanwhile. */
const OPENING = 10_000;
/** Between two questions if the answers are quick and say nothing new. */
const PAUSE = 1_000;

export const browserTime: Time = {
  now: () => performance.now(),
  after: (millis, work) => {
    const timer = setTimeout(work, millis);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

/** Opens a socket of this page's server. Messages that are no JSON are as good as none. */
export function openSocket(path: string, listener: Listener, onopen: (socket: WebSocket) => void = () => {}): WebSocket {
  const address = new URL(path, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(address);
  setTimeout(() => {
    if (socket.readyState === WebSocket.CONNECTING) socket.close();
  }, OPENING);
  socket.onopen = () => onopen(socket);
  socket.onclose = () => listener.closed();
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    let message: FromServer;
    try {
      message = JSON.parse(data) as FromServer;
    } catch {
      return;
    }
    listener.message(message);
  };
  return socket;
}

/** Closes a socket. One that is still being opened is closed as soon as it is open: sooner, the browser would complain of a failed connection. */
export function closeSocket(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

export function socketTransport(id: string): Transport {
  return {
    open(hello, listener): Channel {
      const greet: ToServer = { type: "hello", ...hello };
      const socket = openSocket(`/api/games/${encodeURIComponent(id)}/socket`, listener, (open) => open.send(JSON.stringify(greet)));
      return {
        send: (message) => {
          if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
        },
        close: () => closeSocket(socket),
      };
    },
  };
}

/** Looks like a socket to a session, but asks again and again. */
export function pollTransport(id: string): Transport {
  return {
    open({ secret = null, after }, listener): Channel {
      const end = new AbortController();
      void follow(id, secret, after, listener, end.signal).catch((error: unknown) => fail(error, null, listener));
      return {
        send: (message) => {
          if (secret === null) return;
          if (message.type === "say") api.say(id, secret, message.phrase, end.signal).catch(() => {});
          if (message.type !== "act") return;
          api.act(id, secret, message, end.signal).then(
            (receipt) => listener.message({ type: "done", id: message.id, ...receipt }),
            (error: unknown) => fail(error, message.id, listener),
          );
        },
        close: () => end.abort(),
      };
    },
  };
}

async function follow(id: string, secret: string | null, after: number, listener: Listener, signal: AbortSignal): Promise<void> {
  let heard: number | null = null;
  for (let known = after, wait = 0; !signal.aborted; wait = WAIT) {
    const asked = performance.now();
    const view = await api.news(id, secret, { after: known, wait, heard }, signal);
    if (signal.aborted) return;
    listener.message({ type: "welcome", ...view });
    for (const said of view.said) listener.message({ type: "said", ...said });
    const isNew = view.state.seq > known || view.said.length > 0;
    const isQuick = wait > 0 && !isNew && performance.now() - asked < PAUSE;
    known = view.state.seq;
    heard = Math.max(view.now, ...view.said.map(({ at }) => at));
    if (isQuick) await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

function fail(error: unknown, act: number | null, listener: Listener): void {
  if (error instanceof Declined) listener.message({ type: "refused", id: act, problem: error.problem });
  if (act === null || !(error instanceof Declined)) listener.closed();
}
