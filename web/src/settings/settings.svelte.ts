/// How the visitor wants the page to look and sound.

import { PACES, USUAL_PACE } from "../match/pace";
import { isRecord, readJson } from "../storage/json";
import { store } from "../storage/store";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  theme: Theme;
  sound: boolean;
  coordinates: boolean;
  patterns: boolean;
  animation: boolean;
  /** Whether a turn of an online game waits for a word before it is sent. */
  confirm: boolean;
  /** Which of `PACES` a game takes that goes by itself. */
  pace: number;
  /** Whether single letters do something. Who speaks to the page, or brushes keys, can do without. */
  letters: boolean;
  /** Whether the boards of the front page play by themselves. */
  parade: boolean;
}

export const DEFAULTS: Settings = {
  theme: "auto",
  sound: true,
  coordinates: true,
  patterns: false,
  animation: true,
  confirm: false,
  letters: true,
  parade: true,
  pace: USUAL_PACE,
};

/** Keeps what is sensible in a stored text, and the defaults for the rest. */
export function readSettings(text: string | null): Settings {
  const stored = readJson(text);
  if (!isRecord(stored)) return { ...DEFAULTS };
  const flag = (key: keyof Settings, otherwise: boolean): boolean => (typeof stored[key] === "boolean" ? stored[key] : otherwise);
  return {
    theme: THEMES.find((theme) => theme === stored.theme) ?? DEFAULTS.theme,
    sound: flag("sound", DEFAULTS.sound),
    coordinates: flag("coordinates", DEFAULTS.coordinates),
    patterns: flag("patterns", DEFAULTS.patterns),
    animation: flag("animation", DEFAULTS.animation),
    confirm: flag("confirm", DEFAULTS.confirm),
    pace: [...PACES.keys()].find((pace) => pace === stored.pace) ?? DEFAULTS.pace,
    letters: flag("letters", DEFAULTS.letters),
    parade: flag("parade", DEFAULTS.parade),
  };
}

export const settings = $state<Settings>(readSettings(store.read("settings")));

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  store.write("settings", JSON.stringify(settings));
  showTheme();
}

/** The theme is an attribute of the document: `public/theme.js` sets the same one before the first paint. */
export function showTheme(): void {
  if (settings.theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
}
