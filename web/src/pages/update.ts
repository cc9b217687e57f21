/// The service worker from the page's side: it is registered once the page is built, and a new version waits until the visitor
/// takes it. Everything is changed at once, so that old and new never meet.

export interface Update {
  take(): void;
}

export function watchForUpdate(found: (update: Update) => void): () => void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return () => {};
  const hadWorker = navigator.serviceWorker.controller !== null;
  const changed = (): void => {
    // Taken here or in another tab: this page is of the old version now. The very first worker changes nothing.
    if (hadWorker) location.reload();
  };
  navigator.serviceWorker.addEventListener("controllerchange", changed);

  const offer = (worker: ServiceWorker): void => found({ take: () => worker.postMessage("take over") });

  const watch = (registration: ServiceWorkerRegistration): void => {
    if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const coming = registration.installing;
      coming?.addEventListener("statechange", () => {
        if (coming.state === "installed" && navigator.serviceWorker.controller) offer(coming);
      });
    });
  };
  // Without it the page works as well, only not offline.
  navigator.serviceWorker
    .register("/sw.js")
    .then(watch)
    .catch(() => {});
  return () => navigator.serviceWorker.removeEventListener("controllerchange", changed);
}
