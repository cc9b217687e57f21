/// A visitor, with storage, cache and cookies of its own in the worker's browser. Whatever the browser complains about fails the test.

import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";
import { expect, inject, test as base } from "vitest";
import { launch } from "../../scripts/chromium.mjs";

export const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 860 }, locale: "en-GB", reducedMotion: "reduce" };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  locale: "en-GB",
  reducedMotion: "reduce",
  hasTouch: true,
  isMobile: true,
};

export class Visit {
  readonly complaints: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly address: string,
  ) {}

  static async begin(browser: Browser, options: BrowserContextOptions, address = inject("address")): Promise<Visit> {
    const context = await browser.newContext({ ...options, baseURL: address });
    // A service worker fetches all that is offered offline, behind every first visit: only tests about that let it.
    if (options.serviceWorkers !== "allow") await context.addInitScript(withoutServiceWorkers);
    // A busy machine may take its time, to solve Kono for example.
    context.setDefaultTimeout(120_000);
    await context.addInitScript(seedRandom);
    const visit = new Visit(context, await context.newPage(), address);
    visit.listen();
    return visit;
  }

  /** The same visitor in another tab, or after all tabs were closed. */
  async another(): Promise<Visit> {
    const visit = new Visit(this.context, await this.context.newPage(), this.address);
    return Object.assign(visit, { complaints: this.complaints });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.ready();
  }

  /** Opens an address at which there is nothing. The browser complains, and may. */
  async openLost(path: string): Promise<void> {
    const answer = await this.page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await this.ready();
    this.forgive(/: 404$|status of 404/);
  }

  /** Passes over what the browser has complained about with reason. */
  forgive(expected: RegExp): void {
    this.complaints.splice(0, Infinity, ...this.complaints.filter((complaint) => !expected.test(complaint)));
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.ready();
  }

  /** Whatever page it is: its words are there, and so are its boards. */
  async ready(): Promise<void> {
    await this.page.locator("main h1").first().waitFor();
    const path = new URL(await this.url()).pathname;
    if (path === "/") await this.page.waitForFunction(() => document.querySelectorAll("[data-card] [data-position]").length === 5);
    else if (path.startsWith("/play/")) await this.page.locator("[data-status], [data-notice], main section").first().waitFor();
  }

  get status(): Locator {
    return this.page.locator("[data-status]");
  }

  get objection(): Locator {
    return this.page.locator("#objection");
  }

  act(action: string): Promise<void> {
    return this.page.locator(`[data-act="${action}"]`).click();
  }

  /** Leaves what lies over the page by its key. The browser closes it, and the page hears of that a moment later. */
  async leaveDialog(): Promise<void> {
    await this.page.keyboard.press("Escape");
    await this.page.locator("dialog").waitFor({ state: "detached" });
  }

  /** The address, as the page itself has it: the browser's driver hears of it later. */
  url(): Promise<string> {
    return this.page.evaluate(() => location.href);
  }

  /** Waits until the game stands so. */
  until(status: "fresh" | "over" | "thinking" | "paused" | "yours" | "theirs"): Promise<void> {
    return this.page.locator(`[data-status="${status}"]`).waitFor();
  }

  private listen(): void {
    const complain = (words: string): void => void this.complaints.push(words);
    this.context.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") complain(`console: ${message.text()}`);
    });
    this.context.on("weberror", (error) => complain(`uncaught: ${error.error().stack ?? error.error().message}`));
    this.context.on("requestfailed", (request) => complain(`${request.url()}: ${request.failure()?.errorText ?? "failed"}`));
    this.context.on("response", (response) => {
      if (response.status() >= 400) complain(`${response.url()}: ${response.status()}`);
    });
  }
}

/** As in a browser that has none. */
function withoutServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
}

/** Lots and seeds of games fall alike in every run. */
export function seedRandom(): void {
  let state = 20260101;
  Math.random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

interface Fixtures {
  browser: Browser;
  /** Lets a visitor in. */
  visit(options?: BrowserContextOptions, address?: string): Promise<Visit>;
}

export const test = base.extend<Fixtures>({
  browser: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the names of fixtures from this pattern
    async ({}, use) => {
      const browser = await launch();
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  visit: async ({ browser }, use) => {
    const visits: Visit[] = [];
    await use(async (options = {}, address) => {
      const visit = await Visit.begin(browser, { ...DESK, ...options }, address);
      visits.push(visit);
      return visit;
    });
    for (const { context } of visits) await context.close();
    for (const { complaints } of visits) expect(complaints).toEqual([]);
  },
});
