/// What is asked of the server by requests.

import { language } from "../words/language.svelte";
import type { Join, Listing, Lobby, Made, NewGame, Phrase, Problem, Receipt, Seated, ToServer, View } from "./types";

/** The server has answered, and the answer is no. `code` is stable; the page has words for it. */
export class Declined extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
  }
}

/** The server could not be reached, or did not answer as it should. */
export class Unreachable extends Error {}

/** Longer than the server lets a question wait. */
const REQUEST_TIMEOUT = 35_000;

interface Asking {
  body?: unknown;
  secret?: string | null;
  /** What the request is known by if it is sent again. */
  key?: string;
  signal?: AbortSignal;
}

async function ask<T>(method: "GET" | "POST", path: string, { body, secret, key, signal }: Asking = {}): Promise<T> {
  const headers: Record<string, string> = { "accept-language": language.current };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (typeof secret === "string") headers.authorization = `Bearer ${secret}`;
  if (key !== undefined) headers["idempotency-key"] = key;
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT);
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      cache: "no-store",
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as T;
  const code = typeof answer === "object" && answer !== null && "code" in answer ? answer.code : undefined;
  if (typeof code !== "string") throw new Unreachable(`${response.status}`);
  throw new Declined(answer as Problem);
}

/** Something to do, and the last event known when it was decided on. */
type Act = Pick<Extract<ToServer, { type: "act" }>, "command" | "after">;

const at = (id: string): string => `/api/games/${encodeURIComponent(id)}`;

/** What is known already, and how many seconds may be waited for more. */
interface Known {
  after: number;
  wait: number;
  /** Until when what was said has been heard; null before the first answer. */
  heard: number | null;
}

/** Long games come in pages: asks on until the answer is whole. */
async function whole(ask: (after: number) => Promise<View>, after: number): Promise<View> {
  let view = await ask(after);
  for (let last = view.entries.at(-1); last && last.seq < view.state.seq; last = view.entries.at(-1)) {
    const page = await ask(last.seq);
    if (page.entries.length === 0) break;
    view = { ...page, said: view.said, entries: [...view.entries, ...page.entries] };
  }
  return view;
}

export const api = {
  /** With the same key the same wish makes one game, however often it is sent. */
  make: (wish: NewGame, key: string): Promise<Made> => ask("POST", "/api/games", { body: wish, key }),
  show: (id: string, secret: string | null, after = 0): Promise<View> =>
    whole((known) => ask("GET", `${at(id)}?after=${known}`, { secret }), after),
  join: (id: string, wish: Join): Promise<Seated> => ask("POST", `${at(id)}/join`, { body: wish }),
  act: (id: string, secret: string, { command, after }: Act, signal?: AbortSignal): Promise<Receipt> =>
    ask("POST", `${at(id)}/act${after === undefined ? "" : `?after=${after}`}`, { body: command, secret, signal }),
  say: (id: string, secret: string, phrase: Phrase, signal?: AbortSignal): Promise<null> =>
    ask("POST", `${at(id)}/say`, { body: { phrase }, secret, signal }),
  /** Waits up to so many seconds for something to happen after an event. */
  news: (id: string, secret: string | null, known: Known, signal?: AbortSignal): Promise<View> => {
    const heard = known.heard === null ? "" : `&heard=${known.heard}`;
    const rest = `&wait=${known.wait}${heard}`;
    return whole((after) => ask("GET", `${at(id)}/news?after=${after}${rest}`, { secret, signal }), known.after);
  },
  lobby: async (): Promise<Listing[]> => (await ask<Lobby>("GET", "/api/lobby")).games,
};

/** A secret of our own making: 128 random bits, as the server writes them. */
export function newSecret(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
