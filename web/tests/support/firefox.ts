/// A visitor with Debian's Firefox, driven by WebDriver BiDi. Playwright asks of a Firefox more than the one with long support knows;
/// puppeteer does not. Whatever the browser complains about fails the test.

import { setTimeout } from "node:timers/promises";
import puppeteer, { type Browser, type BrowserContext, type Page } from "puppeteer-core";
import { expect, inject, test as base } from "vitest";
import type { Choice } from "../../src/wasm/types.ts";
import { look, type GameId } from "./rules.ts";
import { seedRandom } from "./visit.ts";

/** Long enough for a busy machine, in milliseconds. */
const TIMEOUT = 120_000;

function launch(): Promise<Browser> {
  return puppeteer.launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    // The size of the window is that of the page: this Firefox cannot be told another.
    defaultViewport: null,
    args: ["--width=1280", "--height=900"],
    extraPrefsFirefox: {
      "ui.prefersReducedMotion": 1,
      "intl.accept_languages": "en-GB",
      // Of two visitors one is always in the background, and should not be slower for it.
      "dom.min_background_timeout_value": 4,
      "dom.timeout.enable_budget_timer_throttling": false,
    },
  });
}

export class FoxVisit {
  readonly complaints: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly address: string,
  ) {}

  static async begin(browser: Browser, address: string): Promise<FoxVisit> {
    const context = await browser.createBrowserContext();
    const visit = new FoxVisit(context, await context.newPage(), address);
    visit.page.setDefaultTimeout(TIMEOUT);
    await visit.page.evaluateOnNewDocument(seedRandom);
    visit.listen();
    return visit;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.address).href);
    await this.there("main h1");
  }

  /** Waits until something is on the page. What puppeteer itself offers for this the page's policy forbids: it makes code from text. */
  async there(selector: string): Promise<void> {
    const isThere = (): Promise<boolean> => this.page.evaluate((selector) => document.querySelector(selector) !== null, selector);
    for (const end = Date.now() + TIMEOUT; !(await isThere()); await setTimeout(20)) {
      if (Date.now() > end) throw new Error(`there is no ${selector} at ${this.page.url()}`);
    }
  }

  /** Clicks in the middle of something, as soon as it is there. */
  async click(selector: string): Promise<void> {
    await this.there(selector);
    const [x, y] = await this.page.evaluate((selector) => {
      const target = document.querySelector(selector);
      target?.scrollIntoView({ block: "nearest" });
      const { x = 0, y = 0, width = 0, height = 0 } = target?.getBoundingClientRect() ?? {};
      return [x + width / 2, y + height / 2] as const;
    }, selector);
    await this.page.mouse.click(x, y);
  }

  attribute(selector: string, name: string): Promise<string> {
    return this.page.evaluate((selector, name) => document.querySelector(selector)?.getAttribute(name) ?? "", selector, name);
  }

  value(selector: string): Promise<string> {
    return this.page.evaluate((selector) => document.querySelector<HTMLInputElement>(selector)?.value ?? "", selector);
  }

  async type(turn: string): Promise<void> {
    await this.click('input[name="turn"]');
    await this.page.keyboard.type(turn);
    await this.page.keyboard.press("Enter");
  }

  async choose(name: string, value: string): Promise<void> {
    await this.click(`label:has(input[name="${name}"][value="${value}"])`);
  }

  /** A man and where it goes. */
  async touch({ touch: { from, to } }: Choice): Promise<void> {
    await this.click(`[data-square="${from}"]`);
    await this.there(`[data-square="${from}"][aria-selected="true"]`);
    await this.click(`[data-square="${to}"]`);
  }

  /** The page shows what the rules make of these turns. */
  async shows(game: GameId, turns: string[]): Promise<void> {
    await this.there(`[data-turns="${turns.join(" ")}"]`);
    await this.there(`[data-position="${look({ game, turns }).position}"]:not([data-filming])`);
  }

  private listen(): void {
    this.page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warn") this.complaints.push(`console: ${message.text()}`);
    });
    this.page.on("pageerror", (error) => {
      const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
      // What this Firefox says of its own driver, now and then: it comes from no line of the page.
      if (!/^(Error: )*Permission denied to access property \S+$/.test(words)) this.complaints.push(`uncaught: ${words}`);
    });
    this.page.on("response", (response) => {
      if (response.status() >= 400) this.complaints.push(`${response.url()}: ${response.status()}`);
    });
  }
}

interface Fixtures {
  firefox: Browser;
  /** Lets a visitor in. */
  visit(address?: string): Promise<FoxVisit>;
}

export const test = base.extend<Fixtures>({
  firefox: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the names of fixtures from this pattern
    async ({}, use) => {
      const browser = await launch();
      await use(browser);
      await browser.close();
    },
    { scope: "file" },
  ],
  visit: async ({ firefox }, use) => {
    const visits: FoxVisit[] = [];
    await use(async (address = inject("address")) => {
      const visit = await FoxVisit.begin(firefox, address);
      visits.push(visit);
      return visit;
    });
    for (const { context } of visits) await context.close();
    for (const { complaints } of visits) expect(complaints).toEqual([]);
  },
});
