/// The pages that teach: fetched together, when the first of them is opened.

export { default as CheatSheet } from "./CheatSheet.svelte";
export { default as Learn } from "./Learn.svelte";
export { default as LearnIndex } from "./LearnIndex.svelte";
export { default as Tutorial } from "./Tutorial.svelte";
