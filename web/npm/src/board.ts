/// `<pionnier-board>`: whoever imports this can write it into a page.

import { PionnierBoard } from "./board/element.svelte";

export { PionnierBoard };
export type { EndDetail, TurnDetail } from "./board/element.svelte";

declare global {
  interface HTMLElementTagNameMap {
    "pionnier-board": PionnierBoard;
  }
}

// A page may come to import it twice, and a server renders without elements.
if (typeof customElements !== "undefined" && !customElements.get("pionnier-board")) customElements.define("pionnier-board", PionnierBoard);
