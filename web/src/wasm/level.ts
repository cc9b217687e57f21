/** From this level on the computer looks up what is known. */
export const TOP_LEVEL = 10;
