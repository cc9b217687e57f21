import { mount, unmount } from "svelte";
import type { Ended, Look, Outcome, Said, Side } from "../../../src/wasm/types";
import { preferred } from "../../../src/words/languages";
import type { Source } from "../files";
import Element from "./Element.svelte";
import { Display } from "./display.svelte";

/** Tells of a turn: what was played by whom, and what stands on the board after it. */
export interface TurnDetail {
  turn: string;
  side: Side;
  position: string;
  turns: string[];
}

/** Tells of the end: who has won, by which rule, in a sentence. */
export interface EndDetail {
  outcome: Outcome;
  cause: string;
  rule: string;
  words: string;
}

/** What is written in the tag, as the board is shown. */
export interface Attributes {
  flipped: boolean;
  coordinates: boolean;
  patterns: boolean;
  /** Who may be played by hand. */
  playable: Side | "both" | "nobody";
}

/** Written into the program when it is built. */
const STYLE = "__STYLE__";

// A server that renders a page has no elements.
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * `<pionnier-board game="quindo" playable></pionnier-board>`
 *
 * Attributes: `game`, `position`, `turns`, `flipped`, `coordinates="off"`, `patterns`, `lang`, `theme` (`light` or `dark`) and `playable`
 * (both sides, or `first` or `second`). Events: `turn` and `end`.
 */
export class PionnierBoard extends Base {
  static readonly observedAttributes = ["game", "position", "turns", "flipped", "coordinates", "patterns", "lang", "playable"];

  /** Where the WebAssembly is to be had, if not beside this program. To be said before the first board is shown. */
  static wasm: Source | undefined;

  private readonly shown = $state<Attributes>({ flipped: false, coordinates: true, patterns: false, playable: "nobody" });
  private readonly display = new Display((turn, look) => this.tell(turn, look));
  private mounted: Record<string, unknown> | null = null;
  /** The attributes say something else than what was last put on the board. */
  private stale = true;

  /** The turns of the game on the board, those of the attribute and those played since. */
  get history(): readonly string[] {
    return this.display.turns;
  }

  /** The position on the board, as text. */
  get currentPosition(): string {
    return this.display.position;
  }

  /** Plays a turn, as a hand would. Throws `Refused` if it is not legal. */
  play(turn: string): void {
    this.display.play(turn);
  }

  /** Takes back the last turn, or the legs of one that is half played. */
  undo(): void {
    this.display.undo();
  }

  /** Puts on the board what the attributes say. */
  reset(): void {
    this.stale = false;
    void this.display.open(
      {
        game: this.getAttribute("game") ?? "",
        position: this.getAttribute("position") ?? undefined,
        turns: (this.getAttribute("turns") ?? "").split(/\s+/).filter(Boolean),
      },
      PionnierBoard.wasm,
    );
  }

  connectedCallback(): void {
    if (this.mounted) return;
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    const style = new CSSStyleSheet();
    style.replaceSync(STYLE);
    shadow.adoptedStyleSheets = [style];
    this.read();
    this.display.speak(this.spoken());
    this.mounted = mount(Element, { target: shadow, props: { display: this.display, attributes: this.shown } });
    if (this.stale) this.reset();
  }

  disconnectedCallback(): void {
    // What is only moved to another place in the page comes back at once.
    queueMicrotask(() => {
      if (this.isConnected || !this.mounted) return;
      void unmount(this.mounted);
      this.mounted = null;
    });
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return;
    const isOther = ["game", "position", "turns"].includes(name);
    if (!this.mounted) {
      this.stale ||= isOther;
      return;
    }
    this.read();
    if (name === "lang") this.display.speak(this.spoken());
    else if (isOther) this.resetSoon();
  }

  /** Several attributes may change one after another: what they say together is shown. */
  private resetSoon(): void {
    if (this.stale) return;
    this.stale = true;
    queueMicrotask(() => {
      if (this.mounted && this.stale) this.reset();
    });
  }

  private read(): void {
    const playable = this.getAttribute("playable");
    this.shown.flipped = this.hasAttribute("flipped");
    this.shown.coordinates = this.getAttribute("coordinates") !== "off";
    this.shown.patterns = this.hasAttribute("patterns");
    this.shown.playable = playable === null ? "nobody" : playable === "first" || playable === "second" ? playable : "both";
  }

  /** The language of the element, of what it stands in, or of the visitor. */
  private spoken(): "en" | "fr" {
    const written = this.closest("[lang]")?.getAttribute("lang");
    return preferred(written ? [written] : navigator.languages);
  }

  private tell(turn: string, look: Look): void {
    const side = look.history.at(-1)?.side ?? look.side;
    const detail: TurnDetail = { turn, side, position: look.position, turns: [...this.history] };
    this.dispatchEvent(new CustomEvent<TurnDetail>("turn", { detail, bubbles: true, composed: true }));
    if (look.ending) this.dispatchEvent(new CustomEvent<EndDetail>("end", { detail: ended(look.ending), bubbles: true, composed: true }));
  }
}

function ended({ outcome, cause, rule, words }: Said<Ended>): EndDetail {
  return { outcome, cause, rule, words };
}
