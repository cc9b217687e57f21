/// What may stand in a stored text. The readers of stored things are written by hand: they keep what is sensible of something damaged,
/// field by field, and a schema library (valibot was tried) says that in hardly fewer lines for 2.7 kB more to load.

/** What a stored text says; null for nothing, and for what is no JSON. */
export function readJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
