/// Where the visitor is.

import { routeOf, type Route } from "./routes";

let route = $state.raw<Route>(routeOf(location.pathname));
/** Grows with every visit, so that a page can tell two visits to the same address apart. */
let visit = $state(0);

export const router = {
  get route(): Route {
    return route;
  },
  get visit(): number {
    return visit;
  },
};

let wanted = $state(false);

/** Whether the page waits for its visitor: the title says so, for those who look at another. */
export const attention = {
  get wanted(): boolean {
    return wanted;
  },
  want(next: boolean): void {
    wanted = next;
  },
};

function arrive(): void {
  route = routeOf(location.pathname);
  visit += 1;
}

export function go(address: string): void {
  history.pushState(null, "", address);
  arrive();
  scrollTo(0, 0);
}

/** Goes on to another address; the one before is not come back to. */
export function forward(address: string): void {
  history.replaceState(null, "", address);
  arrive();
}

/** Notes in the address what the page shows, without a visit. */
export function note(hash: string): void {
  history.replaceState(null, "", location.pathname + (hash === "" ? "" : `#${hash}`));
}

/** Follows links inside the page without loading it again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname === location.pathname && link.hash !== "") return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

export function listen(): () => void {
  addEventListener("popstate", arrive);
  return () => removeEventListener("popstate", arrive);
}
