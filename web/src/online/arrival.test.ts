import { describe, expect, it } from "vitest";
import { MemoryStorage } from "../storage/memory";
import { Store } from "../storage/store";
import { arrive } from "./arrival";
import { Ledger, newKept } from "./ledger";
import { friendLink, personalLink, readKey, readPastedKey, watchLink } from "./links";

const SECRET = "0123456789abcdef0123456789abcdef";
const OTHER = "f".repeat(32);
const ID = "Ab3dEf6hI9";

function ledgerWith(text: string | null): Ledger {
  const storage = new MemoryStorage();
  if (text !== null) storage.setItem(`pionnier.online.${ID}`, text);
  return new Ledger(new Store(storage));
}

describe("links", () => {
  it("give their rights behind the #, and say which they are", () => {
    const hash = (address: string): string => new URL(address).hash;
    expect(readKey(hash(friendLink("http://x", ID, SECRET)))).toEqual({ kind: "key", key: { kind: "invitation", secret: SECRET } });
    expect(readKey(hash(personalLink("http://x", ID, SECRET)))).toEqual({ kind: "key", key: { kind: "seat", secret: SECRET } });
    expect(readKey(hash(watchLink("http://x", ID)))).toEqual({ kind: "none" });
    expect(readKey(`#join=${SECRET}).`)).toEqual({ kind: "key", key: { kind: "invitation", secret: SECRET } });
  });

  it.each(["join", "seat"] as const)("that are cut anywhere behind the # are said to be broken: #%s=", (name) => {
    const whole = `#${name}=${SECRET}`;
    for (let length = 2; length < whole.length; length += 1) {
      const meant = length > name.length ? (name === "join" ? "invitation" : "seat") : null;
      expect(readKey(whole.slice(0, length))).toEqual({ kind: "broken", meant });
    }
    expect(readKey("#")).toEqual({ kind: "none" });
  });

  it.each(["#seat=<script>", `#other=${SECRET}`, `#join=${SECRET}0`, `#seat=${SECRET}=1`])("of nonsense are broken: %s", (hash) => {
    expect(readKey(hash).kind).toBe("broken");
  });

  it("can be pasted whole, from the # on, or as the bare key", () => {
    const seat = `/game/${ID}#seat=${SECRET}`;
    expect(readPastedKey(` ${personalLink("https://x.org", ID, SECRET)}\n`, "another123", "seat")).toBe(seat);
    expect(readPastedKey(`#seat=${SECRET}`, ID, "invitation")).toBe(seat);
    expect(readPastedKey(`seat=${SECRET}`, ID, "invitation")).toBe(seat);
    expect(readPastedKey(SECRET, ID, "seat")).toBe(seat);
    expect(readPastedKey(SECRET, ID, "invitation")).toBe(`/game/${ID}#join=${SECRET}`);
    for (const text of [
      "",
      "what",
      watchLink("https://x.org", ID),
      personalLink("https://x.org", ID, SECRET).slice(0, -1),
      `a b ${SECRET}`,
    ]) {
      expect(readPastedKey(text, ID, "seat")).toBeNull();
    }
  });
});

describe("an arrival", () => {
  const clean = { invitation: null, flaw: null, isOther: false };

  it("with the key to a seat keeps it, unless there is one", () => {
    const ledger = ledgerWith(null);
    expect(arrive(ID, `#seat=${SECRET}`, ledger)).toEqual(clean);
    expect(ledger.find(ID)?.secret).toBe(SECRET);
    expect(arrive(ID, `#seat=${SECRET}`, ledger)).toEqual(clean);
    expect(arrive(ID, `#seat=${OTHER}`, ledger)).toEqual({ ...clean, isOther: true });
    expect(arrive(ID, `#join=${OTHER}`, ledger)).toEqual(clean);
    expect(arrive(ID, "#seat=zz", ledger)).toEqual(clean);
    expect(ledger.find(ID)?.secret).toBe(SECRET);
  });

  it("with an invitation may take a seat", () => {
    expect(arrive(ID, `#join=${SECRET}`, ledgerWith(null))).toEqual({ ...clean, invitation: SECRET });
    expect(arrive(ID, "", ledgerWith(null))).toEqual(clean);
  });

  it("with what is left of a key says what it was", () => {
    expect(arrive(ID, "#join=01", ledgerWith(null))).toEqual({ ...clean, flaw: "invitation" });
    expect(arrive(ID, "#seat=zz", ledgerWith(null))).toEqual({ ...clean, flaw: "seat" });
    expect(arrive(ID, "#jo", ledgerWith(null))).toEqual({ ...clean, flaw: "link" });
  });

  it("where the kept key is damaged says so, and a personal link mends it", () => {
    for (const text of ["{", JSON.stringify({ version: 1, kept: { ...newKept(ID, SECRET), secret: 7 } })]) {
      const ledger = ledgerWith(text);
      expect(arrive(ID, "", ledger)).toEqual({ ...clean, flaw: "kept" });
      expect(arrive(ID, `#seat=${SECRET}`, ledger)).toEqual(clean);
      expect(arrive(ID, "", ledger)).toEqual(clean);
    }
  });
});
