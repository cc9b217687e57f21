import { describe, expect, it } from "vitest";
import { Drawer } from "../match/testing/drawer";
import { Ledger, newKept, type Snapshot } from "./ledger";
import { FakeServer } from "./testing/harness";

function snapshot(server = new FakeServer()): Snapshot {
  const { terms, entries, state } = server.view("mine", 0);
  return { terms, seat: "first", entries, state };
}

describe("the ledger", () => {
  it("keeps games with their unsent turn, from one visit to the next", () => {
    const drawer = new Drawer();
    const kept = { ...newKept("g1", "s"), snapshot: snapshot(), unsent: { step: 3, text: "a1xa3" }, partial: "b1" };
    new Ledger(drawer, () => 5).keep(kept);
    expect(new Ledger(drawer).find("g1")).toEqual({ ...kept, touched: 5 });
    new Ledger(drawer, () => 6).change("g1", { unsent: null });
    expect(new Ledger(drawer).find("g1")).toMatchObject({ unsent: null, partial: "b1", touched: 6 });
  });

  it("leaves out what is damaged, but never a secret that can be read", () => {
    const drawer = new Drawer();
    drawer.setItem("pionnier.online.a", "{");
    drawer.setItem("pionnier.online.b", JSON.stringify({ version: 99, kept: newKept("b", "s") }));
    const torn = { ...snapshot(), entries: snapshot().entries.slice(1) };
    drawer.setItem("pionnier.online.c", JSON.stringify({ version: 1, kept: { ...newKept("c", "s"), snapshot: torn, unsent: 7 } }));
    const ledger = new Ledger(drawer);
    expect(ledger.all().map(({ id }) => id)).toEqual(["c"]);
    expect(ledger.find("c")).toMatchObject({ secret: "s", snapshot: null, unsent: null });
  });

  it("does not grow without end, but lets go of finished games only", () => {
    const drawer = new Drawer();
    const over = new FakeServer();
    over.happen({ type: "ended", reason: "agreed", winner: null });
    let now = 0;
    const ledger = new Ledger(drawer, () => (now += 1));
    ledger.keep({ ...newKept("running", "s"), snapshot: snapshot() });
    for (let game = 0; game < 100; game += 1) ledger.keep({ ...newKept(`over${game}`, "s"), snapshot: snapshot(over) });
    expect(ledger.all()).toHaveLength(60);
    expect(ledger.all()[0]?.id).toBe("running");
    expect(ledger.find("over0")).toBeNull();
    expect(ledger.find("over99")).not.toBeNull();
    for (let game = 0; game < 100; game += 1) ledger.keep({ ...newKept(`running${game}`, "s"), snapshot: snapshot() });
    expect(ledger.all()).toHaveLength(101);
  });

  it("notes the seat that is asked for until it is kept, one at a time", () => {
    const drawer = new Drawer();
    new Ledger(drawer).sit("g1", "s1");
    expect(new Ledger(drawer).sitting("g1")).toBe("s1");
    expect(new Ledger(drawer).sitting("g2")).toBeNull();
    expect(new Ledger(drawer).all()).toEqual([]);
    new Ledger(drawer).keep(newKept("g1", "s1"));
    expect(new Ledger(drawer).sitting("g1")).toBeNull();
    new Ledger(drawer).sit("g2", "s2");
    new Ledger(drawer).sit("g3", "s3");
    expect(new Ledger(drawer).sitting("g2")).toBeNull();
    drawer.setItem("pionnier.sitting", "[]");
    expect(new Ledger(drawer).sitting("g3")).toBeNull();
  });

  it("remembers for the visit where nothing can be stored", () => {
    const full = new Drawer();
    full.setItem = () => {
      throw new Error("full");
    };
    for (const store of [null, full]) {
      const ledger = new Ledger(store);
      ledger.keep(newKept("visit", "s"));
      expect(new Ledger(store).find("visit")?.secret).toBe("s");
      ledger.forget("visit");
      expect(ledger.find("visit")).toBeNull();
    }
  });

  it("knows that something is kept which cannot be read, and whether it lasts", () => {
    const drawer = new Drawer();
    const ledger = new Ledger(drawer);
    ledger.keep(newKept("whole", "s"));
    drawer.setItem("pionnier.online.torn", '{"version":1,"kept":{"id":"torn","secr');
    expect([ledger.isDamaged("whole"), ledger.isDamaged("torn"), ledger.isDamaged("none")]).toEqual([false, true, false]);
    expect(ledger.damaged()).toEqual(["torn"]);
    expect(ledger.lasts("whole")).toBe(true);
  });

  it("makes room in a full store by letting go of what is over, and remembers the rest for the visit", () => {
    const drawer = new Drawer(3);
    const over = new FakeServer();
    over.happen({ type: "ended", reason: "agreed", winner: null });
    let now = 0;
    const ledger = new Ledger(drawer, () => (now += 1));
    for (const id of ["old", "new"]) ledger.keep({ ...newKept(id, "s"), snapshot: snapshot(over) });
    ledger.keep({ ...newKept("running", "s"), snapshot: snapshot() });
    ledger.keep(newKept("fourth", "s"));
    expect(ledger.find("old")).toBeNull();
    expect(["new", "running", "fourth"].map((id) => ledger.lasts(id))).toEqual([true, true, true]);
    ledger.keep(newKept("fifth", "s"));
    ledger.keep(newKept("sixth", "s"));
    expect(ledger.find("new")).toBeNull();
    expect(["running", "fourth", "fifth", "sixth"].map((id) => [ledger.find(id)?.secret, ledger.lasts(id)])).toEqual([
      ["s", true],
      ["s", true],
      ["s", true],
      ["s", false],
    ]);
    // What could not be written is newer than what was.
    drawer.room = 0;
    ledger.change("running", { partial: "b1" });
    expect(ledger.find("running")).toMatchObject({ partial: "b1" });
    for (const id of ["running", "sixth"]) ledger.forget(id);
  });
});
