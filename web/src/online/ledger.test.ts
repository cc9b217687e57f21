import { describe, expect, it, vi } from "vitest";
import { MemoryStorage } from "../storage/memory";
import { Store } from "../storage/store";
import { Ledger, newKept, type Snapshot } from "./ledger";
import { FakeServer } from "./testing/harness";

function snapshot(server = new FakeServer()): Snapshot {
  const { terms, entries, state } = server.view("mine", 0);
  return { terms, seat: "first", entries, state };
}

describe("the ledger", () => {
  it("keeps games with their unsent turn, from one visit to the next", () => {
    const storage = new MemoryStorage();
    const kept = { ...newKept("g1", "s"), snapshot: snapshot(), unsent: { step: 3, text: "a1xa3" }, partial: "b1" };
    new Ledger(new Store(storage), () => 5).keep(kept);
    expect(new Ledger(new Store(storage)).find("g1")).toEqual({ ...kept, touched: 5 });
    new Ledger(new Store(storage), () => 6).change("g1", { unsent: null });
    expect(new Ledger(new Store(storage)).find("g1")).toMatchObject({ unsent: null, partial: "b1", touched: 6 });
  });

  it("leaves out what is damaged, but never a secret that can be read", () => {
    const storage = new MemoryStorage();
    storage.setItem("pionnier.online.a", "{");
    storage.setItem("pionnier.online.b", JSON.stringify({ version: 99, kept: newKept("b", "s") }));
    const torn = { ...snapshot(), entries: snapshot().entries.slice(1) };
    storage.setItem("pionnier.online.c", JSON.stringify({ version: 1, kept: { ...newKept("c", "s"), snapshot: torn, unsent: 7 } }));
    const ledger = new Ledger(new Store(storage));
    expect(ledger.all().map(({ id }) => id)).toEqual(["c"]);
    expect(ledger.find("c")).toMatchObject({ secret: "s", snapshot: null, unsent: null });
  });

  it("does not grow without end, but lets go of finished games only", () => {
    const storage = new MemoryStorage();
    const over = new FakeServer();
    over.happen({ type: "ended", reason: "agreed", winner: null });
    let now = 0;
    const ledger = new Ledger(new Store(storage), () => (now += 1));
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
    const storage = new MemoryStorage();
    new Ledger(new Store(storage)).sit("g1", "s1");
    expect(new Ledger(new Store(storage)).sitting("g1")).toBe("s1");
    expect(new Ledger(new Store(storage)).sitting("g2")).toBeNull();
    expect(new Ledger(new Store(storage)).all()).toEqual([]);
    new Ledger(new Store(storage)).keep(newKept("g1", "s1"));
    expect(new Ledger(new Store(storage)).sitting("g1")).toBeNull();
    new Ledger(new Store(storage)).sit("g2", "s2");
    new Ledger(new Store(storage)).sit("g3", "s3");
    expect(new Ledger(new Store(storage)).sitting("g2")).toBeNull();
    storage.setItem("pionnier.sitting", "[]");
    expect(new Ledger(new Store(storage)).sitting("g3")).toBeNull();
  });

  it("remembers for the visit where nothing can be stored", () => {
    const full = new MemoryStorage();
    full.setItem = () => {
      throw new Error("full");
    };
    for (const store of [new Store(null), new Store(full)]) {
      const ledger = new Ledger(store);
      ledger.keep(newKept("visit", "s"));
      expect(new Ledger(store).find("visit")?.secret).toBe("s");
      ledger.forget("visit");
      expect(ledger.find("visit")).toBeNull();
    }
  });

  it("knows that something is kept which cannot be read, and whether it lasts", () => {
    const storage = new MemoryStorage();
    const ledger = new Ledger(new Store(storage));
    ledger.keep(newKept("whole", "s"));
    storage.setItem("pionnier.online.torn", '{"version":1,"kept":{"id":"torn","secr');
    expect([ledger.isDamaged("whole"), ledger.isDamaged("torn"), ledger.isDamaged("none")]).toEqual([false, true, false]);
    expect(ledger.damaged()).toEqual(["torn"]);
    expect(ledger.lasts("whole")).toBe(true);
  });

  it("makes room in a full store with what is over, and remembers all of it for the visit", () => {
    const storage = new MemoryStorage(3);
    const over = new FakeServer();
    over.happen({ type: "ended", reason: "agreed", winner: null });
    let now = 0;
    const ledger = new Ledger(new Store(storage), () => (now += 1));
    for (const id of ["old", "new"]) ledger.keep({ ...newKept(id, "s"), snapshot: snapshot(over) });
    ledger.keep({ ...newKept("running", "s"), snapshot: snapshot() });
    ledger.keep(newKept("fourth", "s"));
    expect(["old", "new", "running", "fourth"].map((id) => [ledger.find(id)?.secret, ledger.lasts(id)])).toEqual([
      ["s", false],
      ["s", true],
      ["s", true],
      ["s", true],
    ]);
    ledger.keep(newKept("fifth", "s"));
    ledger.keep(newKept("sixth", "s"));
    expect(["old", "new", "running", "fourth", "fifth", "sixth"].map((id) => [ledger.find(id)?.secret, ledger.lasts(id)])).toEqual([
      ["s", false],
      ["s", false],
      ["s", true],
      ["s", true],
      ["s", true],
      ["s", false],
    ]);
    // What could not be written is newer than what was.
    storage.room = 0;
    ledger.change("running", { partial: "b1" });
    expect(ledger.find("running")).toMatchObject({ partial: "b1" });
  });

  it("looks at one game when one game changes, however many there are", () => {
    const storage = new MemoryStorage();
    const ledger = new Ledger(new Store(storage));
    for (let game = 0; game < 70; game += 1) ledger.keep({ ...newKept(`g${game}`, "s"), snapshot: snapshot() });
    const read = vi.spyOn(storage, "getItem");
    ledger.change("g7", { partial: "b1" });
    expect(new Set(read.mock.calls.map(([key]) => key))).toEqual(new Set(["pionnier.online.g7", "pionnier.sitting"]));
  });
});
