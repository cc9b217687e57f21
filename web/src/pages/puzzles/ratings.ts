/// The visitor's ratings, one for all pages.

import { StandingsKeeper } from "../../puzzles/keeping";
import { Ratings } from "../../puzzles/standings.svelte";
import { store } from "../../storage/store";
import { IDS } from "../routes";

export const ratings = new Ratings(new StandingsKeeper(store, IDS));
