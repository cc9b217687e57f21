/// The pages on which people meet: fetched together, when the first of them is opened.

import "../online/messages";
export { default as Game } from "./Game.svelte";
export { default as Online } from "./Online.svelte";
