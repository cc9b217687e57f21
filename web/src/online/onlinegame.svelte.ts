/// An online game as its page has it: how one came in, the room one is in, and what is said of what happens there.

import type { Engine, Rules } from "../wasm/client";
import type { Sound } from "../sound/sound";
import { t } from "../words/words";
import { Door } from "./door.svelte";
import type { Ledger } from "./ledger";
import { Room, type Host } from "./room.svelte";
import type { Side } from "../wasm/types";
import type { Command, Entry, Phrase, Said } from "./types";
import { problemWords } from "./words";

/** What only the page can do. */
export interface Page extends Pick<Host, "confirms" | "startOf"> {
  /** Writes what stands behind the # of the address. */
  note(hash: string): void;
  go(address: string): void;
  sound(name: Sound): void;
  /** The other has played: it is the visitor's turn. */
  oncall(): void;
}

/** A phrase with its number, which makes two equal ones different. */
export type Heard = Said & { count: number };

/** Phrases that are still in the air. */
const HEARD = 4;

export class OnlineGame {
  room: Room = $state.raw()!;
  /** Why something was not done. */
  remark = $state("");
  /** What has happened, and is nobody's mistake. */
  news = $state("");
  heard = $state.raw<Heard[]>([]);
  readonly door: Door;

  constructor(
    readonly id: string,
    private readonly rules: Rules,
    private readonly engine: Engine,
    readonly ledger: Ledger,
    private readonly page: Page,
  ) {
    this.door = new Door(id, ledger, (hash) => page.note(hash));
    this.enter();
  }

  /** The visitor's own seat. */
  get own(): Side | null {
    return this.room.seen?.seat ?? null;
  }

  close(): void {
    this.room.close();
  }

  /** What was said before is out of date. */
  hush(): void {
    this.remark = this.news = "";
  }

  /** A turn as text: played, or prepared. The answer says whether it was. */
  async type(turn: string): Promise<boolean> {
    this.remark = "";
    const { room } = this;
    const done = room.match?.prepare({ text: turn }) || (room.mayPlay && ((await room.match?.type(turn)) ?? false));
    if (!done && !room.view?.objection) this.remark = t("not-your-turn");
    return done;
  }

  browse(ply: number): void {
    const { room } = this;
    room.match?.browse(ply).catch(() => (room.failed = true));
  }

  say(phrase: Phrase): void {
    if (!this.room.say(phrase)) this.remark = t("say-offline");
  }

  /** Takes the free seat; the answer says whether it is ours. */
  async join(name: string): Promise<boolean> {
    const isOurs = await this.door.join(name);
    if (isOurs) this.reenter();
    return isOurs;
  }

  watch(): void {
    this.door.watch();
    this.reenter();
  }

  /** A link was pasted in the place of a key that opens nothing. */
  openPasted(address: string): void {
    this.ledger.forget(this.id);
    this.page.go(address);
  }

  /** Takes one's seat, if the address or this browser has the key to one. */
  private enter(): void {
    if (this.door.arrive(location.hash)) this.remark = t("seat-kept");
    this.room = new Room(this.id, this.rules, this.engine, this.ledger, {
      confirms: () => this.page.confirms(),
      startOf: (game) => this.page.startOf(game),
      onevent: (entry) => this.happened(entry),
      onsaid: (said) => this.hear(said),
      onrefused: (command, code) => this.refused(command, code),
    });
    this.room.start();
    void this.door.isSeated().then((yes) => yes && this.reenter());
  }

  private reenter(): void {
    this.room.close();
    this.enter();
  }

  private hear(said: Said): void {
    const count = (this.heard.at(-1)?.count ?? 0) + 1;
    this.heard = [...this.heard, { ...said, count }].slice(-HEARD);
  }

  private happened(entry: Entry): void {
    const { own } = this;
    switch (entry.type) {
      case "joined":
        return this.page.sound("call");
      case "offered":
        this.hush();
        if (entry.seat !== own) this.page.sound("call");
        return;
      case "declined":
        if (own && entry.seat !== own) this.news = t(`declined-${entry.offer}`);
        return;
      case "taken-back":
        this.news = t("taken-back", { count: entry.plies });
        return;
      case "rematch":
        if (own) this.page.go(`/game/${entry.game}`);
        return;
      case "turn":
        if (own && entry.seat !== own) this.page.oncall();
        this.hush();
        return;
      default:
        this.hush();
        this.room.match?.dismiss();
    }
  }

  private refused(command: Command, code: string): void {
    this.remark = t(command.type === "turn" ? "refused-turn" : "refused-other", { why: problemWords(code) });
    this.page.sound("error");
  }
}
