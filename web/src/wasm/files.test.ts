import { afterEach, beforeEach, expect, it, vi } from "vitest";

let asked: (RequestCache | undefined)[] = [];
/** What is fetched next. */
let body: Uint8Array<ArrayBuffer> | null = null;
let files: typeof import("./files");

beforeEach(async () => {
  asked = [];
  body = new Uint8Array([1]);
  vi.stubGlobal("fetch", async (_: string, { cache }: RequestInit) => {
    asked.push(cache);
    if (!body) throw new TypeError("no network");
    return new Response(body);
  });
  vi.resetModules();
  files = await import("./files");
});
afterEach(() => vi.unstubAllGlobals());

/** The table that is had now. */
async function table(): Promise<ArrayBuffer> {
  const found = await files.table("quindo");
  if (!found) throw new Error("there is no table");
  return found;
}

it("fetches a file once for all who want it", async () => {
  const [one, other] = await Promise.all([table(), table()]);
  expect(one).toBe(other);
  expect(await table()).toBe(one);
  expect(asked).toEqual(["default"]);
});

it("asks again for what could not be had", async () => {
  body = null;
  expect(await files.table("quindo")).toBeNull();
  body = new Uint8Array([1]);
  await table();
  expect(asked).toEqual(["default", "default"]);
});

it("fetches a damaged file once more, past every cache, and then no more", async () => {
  files.forget("quindo.table", await table());
  files.forget("quindo.table", await table());
  expect(await files.table("quindo")).toBeNull();
  expect(asked).toEqual(["default", "reload"]);
  expect(await files.table("granat")).not.toBeNull();
});

it("counts a file once that several engines refuse", async () => {
  const damaged = await table();
  files.forget("quindo.table", damaged);
  const whole = await table();
  files.forget("quindo.table", damaged);
  expect(await table()).toBe(whole);
  expect(asked).toEqual(["default", "reload"]);
});
