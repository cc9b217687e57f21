/// The bell: tells a player that it is their turn in a game by days, while they look elsewhere. It rings as long as a page of ours is open
/// somewhere, and only for those who have said that they want it.

import { store } from "../storage/store";
import { t } from "../words/words";

/** What was answered when the question was asked, which happens once. */
type Answer = "yes" | "no";

function readAnswer(): Answer | null {
  const kept = store.read("bell");
  return kept === "yes" || kept === "no" ? kept : null;
}

class Bell {
  private answer = $state<Answer | null>(readAnswer());

  /** Whether the question can still be asked. */
  get mayAsk(): boolean {
    return this.answer === null && "Notification" in window && Notification.permission === "default";
  }

  get rings(): boolean {
    return this.answer === "yes" && "Notification" in window && Notification.permission === "granted";
  }

  /** The visitor has answered; the browser asks them once more. */
  async reply(yes: boolean): Promise<void> {
    this.answer = yes ? "yes" : "no";
    store.write("bell", this.answer);
    if (yes) await Notification.requestPermission();
  }

  /** It is the visitor's turn in the game `id`. */
  async ring(id: string, name: string, opponent: string): Promise<void> {
    if (!this.rings) return;
    const title = t("bell-title", { game: name });
    const options: NotificationOptions = {
      body: opponent === "" ? t("bell-body") : t("bell-body-named", { name: opponent }),
      // Several pages may hear of the same turn: one word of it is enough.
      tag: `pionnier-${id}`,
      icon: "/icons/icon-192.png",
      data: { path: `/game/${id}` },
    };
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    if (worker?.active) await worker.showNotification(title, options);
  }
}

export const bell = new Bell();
