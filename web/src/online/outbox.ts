/// What this player has done and the server has not answered yet. It may all be sent again and again, and is done once: a turn
/// carries the number of its step, and is kept in the browser until the server has it; anything else names the last event that
/// was known when it was done.

import type { Log } from "./log";
import type { Side } from "../wasm/types";
import type { Command } from "./types";

/** A finished turn on its way. */
export interface Unsent {
  step: number;
  text: string;
}

export interface Parcel {
  id: number;
  command: Command;
  /** The last event known when it was made. */
  seq: number;
  sent: boolean;
  /** The server has said that it is carried out, but the event itself has not arrived. */
  done: boolean;
}

/** These refusals are about the server, not about what was sent. */
const PASSING = new Set(["too-many-requests", "too-many-connections", "storage-unavailable", "stopping"]);

export class Outbox {
  private parcels: Parcel[] = [];
  private last = 0;

  /** `keep` stores the turn that must survive a reload, or that there is none. */
  constructor(
    unsent: Unsent | null,
    private readonly keep: (unsent: Unsent | null) => void,
  ) {
    if (unsent) this.add({ type: "turn", ...unsent }, 0);
  }

  /** Takes something in. One turn at a time: another one for the same step takes its place. */
  put(command: Command, seq: number): void {
    if (command.type === "turn") {
      this.parcels = this.parcels.filter((parcel) => parcel.command.type !== "turn");
      this.keep({ step: command.step, text: command.text });
    }
    this.add(command, seq);
  }

  /** The turn that is on its way. */
  get turn(): Unsent | null {
    const command = this.parcels.find((parcel) => parcel.command.type === "turn")?.command;
    return command?.type === "turn" ? { step: command.step, text: command.text } : null;
  }

  /** Whether something has no answer yet. */
  get waiting(): boolean {
    return this.parcels.some((parcel) => !parcel.done);
  }

  get isTurnWaiting(): boolean {
    return this.parcels.some((parcel) => parcel.command.type === "turn" && !parcel.done);
  }

  /** Everything that has no answer is to be sent again: a new connection knows nothing of what went over the last one. */
  resend(): void {
    for (const parcel of this.parcels) parcel.sent = false;
  }

  /** What is to be sent now; it counts as sent from here on. */
  collect(): Parcel[] {
    const due = this.parcels.filter((parcel) => !parcel.sent && !parcel.done);
    for (const parcel of due) parcel.sent = true;
    return due;
  }

  /** The server has carried it out. A turn stays until its event is there, so that the board does not step back meanwhile. */
  done(id: number): void {
    const parcel = this.parcels.find((parcel) => parcel.id === id);
    if (!parcel) return;
    if (parcel.command.type === "turn") parcel.done = true;
    else this.remove(parcel);
  }

  /** The server has not carried it out. `again`: only for now; otherwise what was refused, if that is worth a word. */
  refuse(id: number, code: string): "again" | Command | null {
    const parcel = this.parcels.find((parcel) => parcel.id === id);
    if (!parcel) return null;
    if (PASSING.has(code)) return "again";
    this.remove(parcel);
    // Who gives up a game that is over has what they want.
    return parcel.command.type === "resign" && code === "over" ? null : parcel.command;
  }

  /** What has happened may have answered the turn. `stale`: something else happened at its step. */
  catchUp(log: Log, seat: Side | null): "answered" | "stale" | null {
    const parcel = this.parcels.find((parcel) => parcel.command.type === "turn");
    if (parcel?.command.type !== "turn") return null;
    const { step, text } = parcel.command;
    const there = log.steps()[step];
    if (!there && log.state?.status !== "over") return null;
    this.remove(parcel);
    return there?.type === "turn" && there.seat === seat && there.text === text ? "answered" : "stale";
  }

  private add(command: Command, seq: number): void {
    this.parcels.push({ id: (this.last += 1), command, seq, sent: false, done: false });
  }

  private remove(parcel: Parcel): void {
    this.parcels = this.parcels.filter((other) => other !== parcel);
    if (parcel.command.type === "turn") this.keep(null);
  }
}
