/// What a board speaks with. In this page that is the page's own language; as an element of another page each has its own.

import type { FluentVariable } from "@fluent/bundle";
import { createContext } from "svelte";

/** The message with this name. */
export type Speech = (id: string, values?: Record<string, FluentVariable>) => string;

/** What a component speaks with, and what gives it to all that are inside. */
export const [speech, giveSpeech] = createContext<Speech>();
