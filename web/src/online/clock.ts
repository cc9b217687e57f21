/// Clocks as they are shown. The server owns them; between two messages the page only counts on.

import { indexOf } from "../match/side";
import type { Side } from "../wasm/types";
import type { Clock, State } from "./types";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds a side has left, or had when the game ended; nothing if there is no clock. */
export function remaining(clock: Clock, state: State, seat: Side, serverNow: number, endedAt: number | null = null): number | null {
  if (clock.kind === "none") return null;
  const left = state.left[indexOf(seat)];
  if (state.to_move !== seat) return left;
  const now = state.status === "over" ? endedAt : state.running ? serverNow : null;
  // The first turns of a live game cost nothing, not even if it ends there.
  const isFree = clock.kind === "live" && state.ply < 2;
  return now === null || isFree ? left : Math.max(0, left - Math.max(0, now - state.started));
}

/** Whether it is time to hurry: the last fifth, but no more than half a minute, or a day's last tenth. */
export function isLow(clock: Clock, left: number): boolean {
  if (clock.kind === "live") return left < Math.min(30 * SECOND, (clock.seconds * SECOND) / 5);
  return clock.kind === "days" && left < Math.min(3 * HOUR, (clock.days * DAY) / 10);
}

export interface Shown {
  /** Which words it is said in: `clock-days`, `clock-hours` or plain digits. */
  kind: "days" | "hours" | "digits";
  big: number;
  small: number;
  digits: string;
}

/** What stands on a clock. Time is never shown as gone before it is. */
export function shown(left: number): Shown {
  if (left >= DAY) {
    return { kind: "days", big: Math.floor(left / DAY), small: Math.floor((left % DAY) / HOUR), digits: "" };
  }
  if (left >= HOUR) {
    return { kind: "hours", big: Math.floor(left / HOUR), small: Math.floor((left % HOUR) / MINUTE), digits: "" };
  }
  const two = (value: number): string => `${value}`.padStart(2, "0");
  if (left < 10 * SECOND) {
    const tenths = Math.ceil(left / 100);
    return { kind: "digits", big: 0, small: 0, digits: `0:${two(Math.floor(tenths / 10))}.${tenths % 10}` };
  }
  const seconds = Math.ceil(left / SECOND);
  return { kind: "digits", big: 0, small: 0, digits: `${Math.floor(seconds / 60)}:${two(seconds % 60)}` };
}
