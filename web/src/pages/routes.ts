/// Which page an address means. Addresses are plain paths; what stands behind the # belongs to the page itself.

/** Pages about one game. */
type GamePage = "play" | "lesson" | "sheet" | "analysis" | "editor" | "embed" | "puzzle";

export type Route =
  | { page: "home" | "learn" | "online" | "puzzles" }
  /** An online game by its id. */
  | { page: "game"; id: string }
  | { page: GamePage; game: string }
  /** A task by its number from 1, the end, or wherever the visitor has come. */
  | { page: "tutorial"; game: string; step: string | null }
  | { page: "lost"; path: string };

/** The ids of the games, as they stand in addresses. */
export const IDS = ["kono", "cul-de-sac", "bermudes", "quindo", "granat"] as const;

const GAME = `(?<game>${IDS.join("|")})`;
/** Every address at which there is something. The server knows them too: see `crates/server/testdata/addresses.txt`. */
export const PLACES: Record<Exclude<Route["page"], "lost">, string> = {
  home: "/",
  learn: "/learn/?",
  online: "/online/?",
  puzzles: "/puzzles/?",
  game: "/game/(?<id>[0-9A-Za-z]{10})/?",
  play: `/play/${GAME}/?`,
  lesson: `/learn/${GAME}/?`,
  sheet: `/learn/${GAME}/sheet/?`,
  analysis: `/analysis/${GAME}/?`,
  editor: `/editor/${GAME}/?`,
  embed: `/embed/${GAME}/?`,
  puzzle: `/puzzles/${GAME}/?`,
  tutorial: `/learn/${GAME}/tutorial(?:/(?<step>end|[1-9]\\d{0,2}))?/?`,
};

export function routeOf(path: string): Route {
  for (const [page, pattern] of Object.entries(PLACES)) {
    const found = new RegExp(`^${pattern}$`).exec(path);
    if (!found) continue;
    const { id = "", game = "", step = null } = found.groups ?? {};
    if (page === "game") return { page, id };
    if (page === "tutorial") return { page, game, step };
    if (game !== "") return { page: page as GamePage, game };
    return { page: page as "home" | "learn" | "online" | "puzzles" };
  }
  return { page: "lost", path };
}
