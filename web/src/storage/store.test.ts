import { describe, expect, it } from "vitest";
import { MemoryStorage } from "./memory";
import { Store } from "./store";

describe("the store", () => {
  it("keeps things from one visit to the next, under our own keys", () => {
    const storage = new MemoryStorage();
    expect(new Store(storage).write("own.kono", "game")).toBe(true);
    storage.setItem("of.others", "x");
    const store = new Store(storage);
    expect([store.read("own.kono"), store.keys(""), storage.getItem("pionnier.own.kono")]).toEqual(["game", ["own.kono"], "game"]);
    store.remove("own.kono");
    expect([store.read("own.kono"), storage.length, store.isFull]).toEqual([null, 1, false]);
  });

  it("prefers what it could not keep to what it kept before, says that it is full, and keeps it when there is room", () => {
    const storage = new MemoryStorage();
    const store = new Store(storage);
    const heard: boolean[] = [];
    const unwatch = store.watch((isFull) => heard.push(isFull));
    for (const key of ["game", "other"]) store.write(key, "old");
    storage.room = 0;
    expect(store.write("game", "new")).toBe(false);
    expect([store.read("game"), store.lasts("game"), store.lasts("other"), store.isFull]).toEqual(["new", false, true, true]);
    expect(new Store(storage).read("game")).toBe("old");
    storage.room = 2;
    store.remove("other");
    expect([storage.getItem("pionnier.game"), store.lasts("game"), store.isFull]).toEqual(["new", true, false]);
    expect(heard).toEqual([false, false, false, true, false]);
    unwatch();
    store.write("game", "newer");
    expect(heard).toHaveLength(5);
  });

  it("lasts as long as the visit where there is no storage, or one that always refuses", () => {
    const refusing = new MemoryStorage();
    refusing.getItem =
      refusing.setItem =
      refusing.removeItem =
      refusing.key =
        () => {
          throw new DOMException("not here", "SecurityError");
        };
    Object.defineProperty(refusing, "length", { value: 1 });
    for (const store of [new Store(null), new Store(refusing)]) {
      expect([store.read("a"), store.write("a", "1"), store.read("a"), store.keys("a")]).toEqual([null, false, "1", ["a"]]);
      store.remove("a");
      expect([store.read("a"), store.keys("a"), store.isFull]).toEqual([null, [], false]);
    }
  });
});
