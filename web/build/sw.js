// The service worker: one cache for one version of the page, filled completely before it is used. The build puts in the
// version, the SHA-256 of every file and the addresses at which there is something.
const VERSION = "VERSION";
const PLACES = "PLACES";
const FILES = "FILES";
const CACHE = `pionnier-${VERSION}`;

/** Fetches a file and makes sure that it is the one of this version: a server may be changing under our hands. */
async function fetchChecked(address) {
  const response = await fetch(address, { cache: "reload" });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const digest = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  if (hash !== FILES[address]) throw new Error(`${address} is of another version`);
  return response;
}

/** Whether a file is kept only once it has been asked for: a net or a table is of use to who plays its game, puzzles to who solves them. */
const isKeptLater = (address) => /^\/assets\/.*\.(net|table|txt)$/.test(address);

async function install() {
  const addresses = Object.keys(FILES).filter((address) => !isKeptLater(address));
  const responses = await Promise.all(addresses.map(async (address) => [address, await fetchChecked(address)]));
  const cache = await caches.open(CACHE);
  await Promise.all(responses.map(([address, response]) => cache.put(address, response)));
}

async function clean() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("pionnier-") && name !== CACHE).map((name) => caches.delete(name)));
}

async function answer(request, address) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(address);
  if (kept) return kept;
  return isKeptLater(address) ? answerLater(cache, address) : fetch(request);
}

/** Fetches and keeps a file; without a network there is none, which is nothing to complain about. */
async function answerLater(cache, address) {
  try {
    const response = await fetchChecked(address);
    await cache.put(address, response.clone());
    return response;
  } catch {
    return new Response(null, { status: 204 });
  }
}

/** Every page is the same document; the router knows which one is meant. Where there is nothing it says so, and so does the status. */
async function answerPage(request, path) {
  const page = await answer(request, "/");
  if (PLACES.some((place) => new RegExp(`^${place}$`).test(path))) return page;
  return new Response(page.body, { status: 404, headers: page.headers });
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(clean()));
// A new version waits until the visitor takes it; then every open page loads again.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});
/** Leads to the game it is about: to a page that shows it, or to a new one. */
async function follow(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  if (open) await open.focus();
  else await self.clients.openWindow(path);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(follow(event.notification.data.path));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  // What stands in other people's pages comes from the server, which lets it be framed and nothing else.
  if (url.pathname.startsWith("/embed/")) return;
  if (request.mode === "navigate" && !FILES[url.pathname] && !/\.\w+$/.test(url.pathname) && !url.pathname.startsWith("/api/")) {
    event.respondWith(answerPage(request, url.pathname));
  } else if (FILES[url.pathname]) {
    event.respondWith(answer(request, url.pathname));
  }
});
