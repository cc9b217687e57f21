/// Two people in different places: whole games by a link, and everything that can come between them.

import { describe, expect } from "vitest";
import { Duel, join, makeGame, settled } from "./support/online.ts";
import { GAMES, info, wholeGame } from "./support/rules.ts";
import { Table } from "./support/table.ts";
import { PHONE, test, type Visit } from "./support/visit.ts";

/** The browser reports every connection that fails while there is no network; nothing else is forgiven. */
function forgiveNetwork({ complaints }: Visit): void {
  const others = complaints.filter((words) => !/ERR_INTERNET_DISCONNECTED|ERR_ABORTED|WebSocket connection to/.test(words));
  complaints.splice(0, complaints.length, ...others);
}

describe("by a link", () => {
  test.for(GAMES)("a whole game of %s is played", async (game, { visit }) => {
    const duel = await Duel.meet(await visit(), await visit(), game);
    await duel.play(wholeGame(game, [5, 2], 3));
    const { ending } = duel.host.look();
    for (const [table, side] of [
      [duel.host, "first"],
      [duel.friend, "second"],
    ] as const) {
      await table.visit.until("over");
      await table.saysEnd(ending?.outcome === "draw" ? "drawn" : ending?.outcome === side ? "won" : "lost");
    }
  });

  test("it is played with a mouse against a finger, and the second side sits below", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit(PHONE)];
    const duel = await Duel.meet(host, friend, "cul-de-sac", "mouse");
    Object.assign(duel.friend, { way: "touch" });
    await duel.play(wholeGame("cul-de-sac", [1, 1], 4).slice(0, 6));
    await settled(host);
    const bars = await friend.page.locator("[data-player]").evaluateAll((all) => all.map((bar) => bar.getAttribute("data-player")));
    expect(bars).toEqual(["0", "1"]);
  });

  test("an invitation is good for one, and the others may watch", async ({ visit }) => {
    const [host, friend, late] = [await visit(), await visit(), await visit()];
    const link = await makeGame(host, "kono");
    await join(friend, link);
    await expect.poll(() => friend.url()).not.toContain("#");
    await late.page.goto(link);
    await late.until("theirs");
    await late.page.locator("[data-turns]").waitFor({ state: "attached" });
    expect(await late.page.locator("[data-sit]").count()).toBe(0);
    await host.page.locator('[data-watchers="1"]').waitFor();

    const duel = { host: new Table(host, "kono", "typed"), late: new Table(late, "kono") };
    await duel.host.play("b1xb3");
    duel.late.turns = duel.host.turns;
    await duel.late.shows();
    expect(await late.page.locator('input[name="turn"]').count()).toBe(0);
    expect(await late.page.locator('[data-act="resign"], [data-act="draw"]').count()).toBe(0);
  });

  test("who leaves the lobby before its connection is there leaves nothing behind", async ({ visit }) => {
    const guest = await visit();
    await guest.page.addInitScript(() => {
      window.WebSocket = class extends WebSocket {
        constructor(address: string | URL) {
          super(address);
          Object.assign(window, { opened: this });
          document.querySelector<HTMLAnchorElement>('header a[href="/"]')?.click();
        }
      };
    });
    await guest.page.goto("/online");
    await guest.page.locator("[data-card]").first().waitFor();
    await guest.page.waitForFunction(() => (window as unknown as { opened: WebSocket }).opened.readyState === WebSocket.CLOSED);
    expect(new URL(await guest.url()).pathname).toBe("/");
  });

  test("the lobby shows an open game at once, and whoever comes first plays", async ({ visit }) => {
    const [host, guest] = [await visit(), await visit()];
    await guest.page.goto("/online");
    await guest.page.locator("[data-lobby]").waitFor();
    await makeGame(host, "granat", { side: "second", clock: "days", listed: true });
    const id = new URL(await host.url()).pathname.split("/").at(-1) ?? "";
    // Whoever has the link alone can take the seat as well, or watch.
    const passer = await visit();
    await passer.page.goto(`/game/${id}`);
    await passer.page.locator("[data-watch]").click();
    await passer.page.locator("[data-turns]").waitFor({ state: "attached" });
    await guest.page.locator(`[data-listing="${id}"] button`).click();
    await guest.until("yours");
    await host.until("theirs");
    await guest.page.locator("[data-clock=first]").waitFor();
    // It is remembered where it is played.
    await guest.page.goto("/online");
    await guest.page.locator(`[data-mine] [data-standing="yours"] a[href="/game/${id}"]`).waitFor();
    expect(await guest.page.locator(`[data-listing="${id}"]`).count()).toBe(0);
  });

  test("a seat is ours though its answer was lost, with the page", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit()];
    const link = await makeGame(host, "kono");
    // The request arrives; its answer never does.
    await friend.page.route("**/join", async (route) => void (await route.fetch()));
    await friend.page.goto(link);
    await friend.page.locator("[data-sit]").click();
    await host.until("yours");
    await friend.page.reload();
    await friend.until("theirs");
    await friend.page.locator('input[name="turn"]').waitFor();
    forgiveNetwork(friend);
  });

  test("a seat is ours though its answer was lost, on the page that asked", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit()];
    const link = await makeGame(host, "kono");
    await friend.page.route("**/join", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await friend.page.goto(link);
    await friend.page.locator("[data-sit]").click();
    await friend.until("theirs");
    await friend.page.locator('input[name="turn"]').waitFor();
    friend.complaints.splice(0, friend.complaints.length, ...friend.complaints.filter((words) => !/ERR_FAILED/.test(words)));
  });

  test("a personal link goes on with the game on another device", async ({ visit }) => {
    const [host, friend, elsewhere] = [await visit(), await visit(), await visit(PHONE)];
    const duel = await Duel.meet(host, friend, "kono");
    await host.act("links");
    const link = await host.page.locator('[data-link="personal"]').inputValue();
    await elsewhere.page.goto(link);
    await elsewhere.until("yours");
    await expect.poll(() => elsewhere.url()).not.toContain("seat");
    const table = new Table(elsewhere, "kono", "typed");
    await table.play("b1xb3");
    for (const other of [duel.host, duel.friend]) {
      other.turns = table.turns;
      await other.shows();
    }
  });
});

describe("without network", () => {
  test("a turn is kept, survives a reload, and arrives", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit({ serviceWorkers: "allow" })];
    const duel = await Duel.meet(host, friend, "quindo");
    const turns = wholeGame("quindo", [5, 2], 3);
    await duel.play(turns.slice(0, 3));
    await friend.until("yours");
    await friend.page.evaluate(() => navigator.serviceWorker.ready);
    await friend.context.setOffline(true);
    await duel.friend.play(turns[3] ?? "");
    const kept = friend.page.locator('[data-connection="offline"][data-sending]');
    await kept.waitFor();
    expect(await kept.textContent()).toContain("your turn is kept and will be sent");

    await friend.reload();
    await duel.friend.shows();
    await kept.waitFor();
    expect(await host.page.locator("[data-turns]").getAttribute("data-turns")).toBe(turns.slice(0, 3).join(" "));

    await friend.context.setOffline(false);
    await settled(friend);
    duel.host.turns = duel.friend.turns;
    await duel.host.shows();
    await duel.play(turns.slice(4, 7));
    forgiveNetwork(friend);
  });

  test("what was missed is caught up with", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit()];
    const duel = await Duel.meet(host, friend, "bermudes");
    await friend.context.setOffline(true);
    const [turn = ""] = wholeGame("bermudes", [1, 1], 1);
    await duel.host.play(turn);
    await settled(host);
    await friend.page.locator('[data-connection="offline"]').waitFor();
    await friend.context.setOffline(false);
    duel.friend.turns = duel.host.turns;
    await duel.friend.shows();
    await friend.until("yours");
    forgiveNetwork(friend);
  });

  test("where no socket can be had, requests do", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit()];
    await friend.page.routeWebSocket(/socket$/, (socket) => void socket.close());
    const link = await makeGame(host, "kono");
    await join(friend, link);
    await friend.page.locator('[data-connection="polling"]').waitFor();
    const [first, second] = [new Table(host, "kono", "typed"), new Table(friend, "kono", "typed")];
    await host.until("yours");
    await first.play("b1xb3");
    second.turns = first.turns;
    await second.shows();
    await friend.until("yours");
    const [reply = ""] = second
      .look()
      .choices.filter(({ done }) => done)
      .map(({ text }) => text);
    await second.play(reply);
    first.turns = second.turns;
    await first.shows();
    await friend.page.locator('[data-connection="polling"]:not([data-sending])').waitFor();
    for (const [speaker, listener, phrase] of [
      [host, friend, "have-fun"],
      [friend, host, "thanks"],
    ] as const) {
      await speaker.act("say");
      await speaker.page.locator(`[data-phrase="${phrase}"]`).click();
      await listener.page.locator(`[data-said="${phrase}"]`).waitFor();
    }
    forgiveNetwork(friend);
  });
});

describe("between the players", () => {
  test("a turn is taken back and a draw is agreed", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit()];
    const duel = await Duel.meet(host, friend, "granat");
    const turns = wholeGame("granat", [1, 1], 2).slice(0, 3);
    await duel.play(turns);

    await host.act("takeback");
    await friend.page.locator('[data-question="takeback"] ~ .buttons [data-no]').click();
    await host.page.locator("[data-news]", { hasText: "declined" }).waitFor();
    await duel.play(wholeGame("granat", [1, 1], 2).slice(3, 4));
    await host.act("takeback");
    await friend.page.locator('[data-question="takeback"] ~ .buttons [data-yes]').click();
    for (const table of [duel.host, duel.friend]) {
      table.turns = turns.slice(0, 2);
      await table.shows();
    }
    await host.until("yours");
    await duel.play(turns.slice(2));

    await friend.act("draw");
    await friend.page.locator('[data-question="offered"]').waitFor();
    await host.page.locator('[data-question="draw"] ~ .buttons [data-yes]').click();
    for (const { page } of [host, friend]) await page.locator('dialog [data-ending="agreed"][data-result="drawn"]').waitFor();
  });

  test("phrases are heard", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit()];
    await Duel.meet(host, friend, "kono");
    await host.act("say");
    await host.page.locator('[data-phrase="have-fun"]').click();
    await friend.page.locator('[data-said="have-fun"]', { hasText: "Have fun!" }).waitFor();
  });

  test("who resigns has lost, and a rematch swaps the sides", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit()];
    const duel = await Duel.meet(host, friend, "kono");
    await duel.play(["b1xb3"]);
    await duel.play([duel.friend.look().choices.find(({ done }) => done)?.text ?? ""]);
    await friend.act("resign");
    await friend.page.locator("dialog [data-yes]").click();
    await host.page.locator('dialog [data-ending="resigned"][data-result="won"]').waitFor();
    await friend.page.locator('dialog [data-ending="resigned"][data-result="lost"]').waitFor();
    const analysis = await host.page.locator("dialog [data-analyse]").getAttribute("href");
    expect(analysis).toMatch(/^\/analysis\/kono#turns=b1xb3_.*end=resigned-1.*own=first$/);
    const before = await host.url();

    await friend.page.locator("dialog [data-rematch]").click();
    // The question is beside the board too, once nothing lies over it any more.
    await host.leaveDialog();
    await host.page.locator('[data-question="rematch"] ~ .buttons [data-yes]').click();
    await friend.until("yours");
    await host.until("theirs");
    await expect.poll(() => host.url()).not.toBe(before);
    expect(await host.url()).toBe(await friend.url());
    const again = [new Table(friend, "kono", "typed"), new Table(host, "kono")] as const;
    await again[0].play("b1xb3");
    again[1].turns = again[0].turns;
    await again[1].shows();
  });

  test("a game is called off before it counts", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit()];
    await Duel.meet(host, friend, "kono");
    await friend.act("abort");
    await friend.page.locator("dialog [data-yes]").click();
    await host.until("over");
    expect(await host.status.textContent()).toContain("called off");
  });

  test("a flag falls", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit()];
    const duel = await Duel.seat(host, friend, "kono", { kind: "live", seconds: 5, increment: 0 });
    await duel.play(["b1xb3"]);
    await duel.play([duel.friend.look().choices.find(({ done }) => done)?.text ?? ""]);
    await host.page.locator('[data-clock="first"][data-low]').waitFor();
    await host.page.locator('dialog [data-ending="time"][data-result="lost"]').waitFor();
    await friend.page.locator('dialog [data-ending="time"][data-result="won"]').waitFor();
    expect(await friend.page.locator("[data-clock=first]").textContent()).toContain("0:00");
  });

  test("the game of somebody who has left can be claimed", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit()];
    const duel = await Duel.seat(host, friend, "kono", { kind: "live", seconds: 150, increment: 0 });
    await duel.play(["b1xb3"]);
    await duel.play([duel.friend.look().choices.find(({ done }) => done)?.text ?? ""]);
    await duel.play([duel.host.look().choices.find(({ done }) => done)?.text ?? ""]);
    await friend.page.close();
    await host.page.locator('[data-question="claim-wait"]').waitFor();
    await host.page.locator('[data-there="false"]').waitFor();
    await host.page.locator('[data-claim="win"]').click({ timeout: 60_000 });
    await host.page.locator('dialog [data-ending="left"][data-result="won"]').waitFor();
  });

  test("a turn waits for a word, if one wants it to", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit()];
    await host.page.addInitScript(() => localStorage.setItem("pionnier.settings", '{"confirm":true}'));
    const duel = await Duel.meet(host, friend, "kono");
    await duel.host.play("b1xb3");
    await host.page.locator('[data-question="held"]').waitFor();
    await host.page.locator("[data-question] ~ .buttons [data-no]").click();
    duel.host.turns = [];
    await duel.host.shows();
    await duel.host.play("b1xb3");
    // It is still there after a reload, and still not sent.
    await host.reload();
    await host.page.locator('[data-question="held"]').waitFor();
    await settled(host);
    expect(await friend.page.locator("[data-turns]").getAttribute("data-turns")).toBe("");
    await host.page.locator("[data-question] ~ .buttons [data-yes]").click();
    duel.friend.turns = duel.host.turns;
    await duel.friend.shows();
  });
});

describe("names", () => {
  test("are asked for where one sits down, remembered, and shown as nothing but text", async ({ visit }) => {
    const [host, friend, watcher] = [await visit(), await visit(), await visit()];
    await host.page.goto("/online#kono");
    await host.page.locator("[data-new] input[name=name]").fill("<b>Zoé</b>");
    const link = await makeGame(host, "kono");
    await friend.page.goto(link);
    const invitation = friend.page.locator("[data-join]");
    expect(await invitation.locator("h2").textContent()).toContain("<b>Zoé</b> invites you");
    // It says what the game is, shows its board and leads to its rules; whoever comes back is still invited.
    const game = info("kono");
    expect(await invitation.textContent()).toContain(game.tagline);
    await invitation.locator('[data-picture] [data-game="kono"] svg').waitFor();
    await invitation.locator("[data-rules-link]").click();
    await friend.page.waitForURL("**/learn/kono");
    await friend.page.goBack();
    await invitation.locator("input[name=name]").fill("Ada \u202e");
    await invitation.locator("[data-sit]").click();
    await friend.until("theirs");
    await watcher.page.goto(await host.url());
    const bar = (visit: Visit, side: number) => visit.page.locator(`[data-player="${side}"] .name`);
    await bar(host, 1).getByText("Ada", { exact: true }).waitFor();
    expect(await bar(host, 0).textContent()).toContain("<b>Zoé</b> (you)");
    expect(await bar(friend, 0).textContent()).toContain("<b>Zoé</b>");
    await bar(watcher, 1).getByText("Ada", { exact: true }).waitFor();
    // They are remembered, and go along into the next game.
    await host.page.goto("/online");
    expect(await host.page.locator("[data-new] input[name=name]").inputValue()).toBe("<b>Zoé</b>");
    const mine = host.page.locator("[data-mine] li");
    await mine.locator("[data-opponent]", { hasText: "against Ada" }).waitFor();
    expect(await mine.locator("[data-side]").textContent()).toBe(`Your side: ${game.sides.first}`);
    expect(await mine.locator("[data-plies]").getAttribute("data-plies")).toBe("0");
    expect(await mine.locator(".standing").textContent()).toBe("Your turn");
    expect(Date.now() - Date.parse((await mine.locator("time").getAttribute("datetime")) ?? "")).toBeLessThan(3_600_000);
  });

  test("in the lobby tell whose game it is, and one's own is not offered to oneself", async ({ visit }) => {
    const [host, guest] = [await visit(), await visit()];
    await host.page.goto("/online");
    await host.page.locator("[data-new] input[name=name]").fill("Zoé");
    await makeGame(host, "quindo", { side: "second", listed: true });
    const id = new URL(await host.url()).pathname.split("/").at(-1) ?? "";
    const { first, second } = info("quindo").sides;
    await guest.page.goto("/online");
    const offered = guest.page.locator(`[data-listing="${id}"]`);
    expect(await offered.textContent()).toContain("Zoé");
    expect(await offered.textContent()).toContain(`Your side: ${first}`);
    await host.page.goto("/online#quindo");
    const own = host.page.locator(`[data-listing="${id}"]`);
    await own.locator("a").waitFor();
    expect(await own.textContent()).toContain(`Your side: ${second}`);
    // The next game is not open to anybody by itself.
    expect(await host.page.locator("[data-new] input[name=listed]").isChecked()).toBe(false);
  });
});

describe("the bell", () => {
  const clock = { kind: "days", days: 3 } as const;

  /** Notifications as the page has shown them, and a page that can be made to look hidden. */
  async function listen({ page }: Visit): Promise<void> {
    await page.addInitScript(() => {
      Object.assign(window, { hides: false });
      Object.defineProperty(document, "hidden", { get: () => (window as unknown as { hides: boolean }).hides });
      let permission: NotificationPermission = "default";
      Object.defineProperty(Notification, "permission", { get: () => permission });
      Notification.requestPermission = async () => (permission = "granted");
      const heard: string[] = [];
      Object.assign(window, { heard });
      ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
        void heard.push(`${title} | ${options?.body} | ${options?.tag}`);
    });
  }
  const heard = ({ page }: Visit) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

  test("is offered once, with a turn of a game by days on its way, and rings for whoever looks elsewhere", async ({ visit }) => {
    const [host, friend] = [await visit({ serviceWorkers: "allow" }), await visit()];
    await listen(host);
    const duel = await Duel.seat(host, friend, "kono", clock);
    await host.page.evaluate(() => navigator.serviceWorker.ready);
    const ask = host.page.locator("[data-bell]");
    expect(await ask.count()).toBe(0);
    const [first = "", second = "", third = "", fourth = ""] = wholeGame("kono", [1, 1], 3);
    await duel.play([first]);
    await ask.locator("[data-yes]").click();
    await ask.waitFor({ state: "detached" });
    await duel.play([second]);
    await host.until("yours");
    expect(await heard(host)).toEqual([]);
    await duel.play([third]);
    expect(await ask.count()).toBe(0);
    await host.page.evaluate(() => Object.assign(window, { hides: true }));
    await duel.friend.play(fourth);
    await host.page.waitForFunction(() => (window as unknown as { heard: string[] }).heard.length > 0);
    expect(await heard(host)).toEqual([
      `Kono: it is your turn | Your opponent has moved. | pionnier-${new URL(await host.url()).pathname.split("/").at(-1)}`,
    ]);
  });

  test("is not offered where nobody has to wait, nor to who has said no", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit()];
    await listen(host);
    const live = await Duel.seat(host, friend, "kono", { kind: "live", seconds: 600, increment: 0 });
    await live.play(["b1xb3"]);
    await host.until("theirs");
    expect(await host.page.locator("[data-bell]").count()).toBe(0);
    for (const isAsked of [true, false]) {
      const slow = await Duel.seat(host, friend, "kono", clock);
      await slow.play(["b1xb3"]);
      await host.until("theirs");
      expect(await host.page.locator("[data-bell]").count()).toBe(isAsked ? 1 : 0);
      if (isAsked) await host.page.locator("[data-bell] [data-no]").click();
    }
  });
});

describe("a rematch", () => {
  test("that is asked for is answered in front of the end, not behind it", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit()];
    const duel = await Duel.meet(host, friend, "kono");
    await duel.play(["b1xb3", "d4xd2"]);
    await host.act("resign");
    await host.page.locator("dialog [data-yes]").click();
    for (const { page } of [host, friend]) await page.locator("dialog [data-ending]").waitFor();
    await host.page.locator("dialog [data-rematch]").click();
    await friend.page.locator('dialog [data-question="rematch"]').waitFor();
    await friend.page.locator("dialog .question [data-yes]").click();
    await friend.until("yours");
    await host.until("theirs");
    expect(new URL(await host.url()).pathname).toBe(new URL(await friend.url()).pathname);
  });
});

describe("a key that opens nothing", () => {
  const cut = (link: string, by: number): string => link.slice(0, -by);

  test("an invitation that was cut says so, and the whole link is good", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit()];
    const link = await makeGame(host, "kono");
    await friend.page.goto(cut(link, 3));
    const flaw = friend.page.locator('[data-flaw="invitation"]');
    await flaw.getByText("Characters are missing from the invitation").waitFor();
    expect(await friend.page.locator("[data-sit]").count()).toBe(0);
    await flaw.locator("input").fill(cut(link, 2));
    await flaw.locator("form button").click();
    await flaw.locator("form [role=alert]:not(:empty)").waitFor();
    await flaw.locator("input").fill(link);
    await flaw.locator("form button").click();
    await friend.page.locator("[data-sit]").click();
    await friend.until("theirs");
  });

  test("cut anywhere, a link is followed by a sentence and a way on", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit()];
    const link = await makeGame(host, "kono");
    const path = link.slice(new URL(link).origin.length);
    const { pathname } = new URL(link);
    await friend.page.goto(link);
    await friend.page.locator("[data-sit]").waitFor();
    for (let length = path.length - 1; length > 1; length -= 1) {
      const address = path.slice(0, length);
      await friend.page.evaluate((address) => {
        history.replaceState(null, "", address);
        dispatchEvent(new PopStateEvent("popstate"));
      }, address);
      const expected =
        length > pathname.length + 1
          ? "[data-flaw] button.watch"
          : length >= pathname.length
            ? "[data-status=waiting]:has-text('ask for that link')"
            : "main a[href^='/play/']";
      await friend.page.locator(expected).first().waitFor();
      expect(await friend.page.locator("[data-sit]").count()).toBe(0);
      if (length >= pathname.length) await settled(friend);
    }
  });

  test("a personal link that was cut says so, and one may watch", async ({ visit }) => {
    const [host, elsewhere] = [await visit(), await visit()];
    await makeGame(host, "kono");
    await elsewhere.page.goto(`${await host.url()}#seat=zz`);
    await elsewhere.page.locator('[data-flaw="seat"] .watch').click();
    await elsewhere.page.locator("[data-flaw]").waitFor({ state: "detached" });
    await elsewhere.page.locator("[data-status=waiting]").waitFor();
  });

  test.for(["{", '{"version":1,"kept":{"id":"?","secret":"zz"}}'])(
    "a kept key that is damaged is no silent seat among the watchers: %s",
    async (damage, { visit }) => {
      const [host, friend] = [await visit(), await visit()];
      const duel = await Duel.meet(host, friend, "kono");
      await friend.act("links");
      const link = await friend.page.locator('[data-link="personal"]').inputValue();
      const id = new URL(link).pathname.split("/").at(-1) ?? "";
      await friend.page.evaluate(
        ([key, value]) => localStorage.setItem(key ?? "", value ?? ""),
        [`pionnier.online.${id}`, damage.replace("?", id)],
      );
      await friend.page.reload();
      const flaw = friend.page.locator('[data-flaw="kept"]');
      await flaw.locator("input").fill(link);
      await flaw.locator("form button").click();
      await friend.until("theirs");
      await duel.play(["b1xb3", "d4xd2"]);
    },
  );

  test("where nothing can be kept, the way back is offered", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit()];
    await friend.page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    const link = await makeGame(host, "kono");
    await friend.page.goto(link);
    await friend.page.locator("[data-sit]").click();
    await friend.until("theirs");
    await friend.page.locator('[data-notice="unkept"] button').click();
    expect(await friend.page.locator('[data-link="personal"]').inputValue()).toContain("#seat=");
  });
});

describe("nonsense", () => {
  test("a game that is not there is said not to be, and never that there is no connection", async ({ visit }) => {
    const visitor = await visit();
    await visitor.page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('[data-connection="offline"]')) document.documentElement.dataset.wasOffline = "yes";
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await visitor.page.goto("/game/0123456789");
    await visitor.page.locator('[data-problem="no-such-game"]').waitFor();
    expect(await visitor.page.evaluate(() => document.documentElement.dataset.wasOffline)).toBeUndefined();
    await visitor.page.locator('[data-problem="no-such-game"] a').click();
    await visitor.page.locator("[data-new]").waitFor();
    visitor.complaints.splice(
      0,
      visitor.complaints.length,
      ...visitor.complaints.filter((words) => !/\/api\/games\/0123456789|404/.test(words)),
    );
  });

  test("a wrong key opens nothing, but one may watch", async ({ visit }) => {
    const [host, thief] = [await visit(), await visit()];
    await makeGame(host, "kono");
    await thief.page.goto(`${await host.url()}#seat=${"0".repeat(32)}`);
    await thief.page.locator('[data-problem="no-seat"] .watch').click();
    await thief.page.locator('[data-status="waiting"]').waitFor();
    // Nor does it cost its owner the seat.
    await host.page.goto(`${await host.url()}#seat=${"0".repeat(32)}`);
    await host.page.reload();
    await host.page.locator('[data-link="friend"]').waitFor();
    await thief.page.goto(`${await host.url()}#join=${"0".repeat(32)}`);
    await thief.page.locator("[data-sit]").click();
    await thief.page.locator("[data-join] [role=alert]", { hasText: "invitation" }).waitFor();
    thief.complaints.splice(0, thief.complaints.length, ...thief.complaints.filter((words) => !/403/.test(words)));
  });
});
