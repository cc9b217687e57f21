// Runs before the first paint, so that a chosen theme does not flash the other one. See src/settings/settings.svelte.ts.
try {
  const theme = JSON.parse(localStorage.getItem("pionnier.settings") ?? "{}").theme;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Nothing is kept, or it is damaged: the system decides.
}
