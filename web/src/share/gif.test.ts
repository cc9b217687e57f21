import { describe, expect, it } from "vitest";
import { animate, changed, packed, type Pixels } from "./gif";

/** Reads what `packed` has written, as the format describes it. */
function unpacked(blocks: number[]): number[] {
  const bytes: number[] = [];
  for (let at = 0; (blocks[at] ?? 0) > 0; at += (blocks[at] ?? 0) + 1) bytes.push(...blocks.slice(at + 1, at + 1 + (blocks[at] ?? 0)));
  let bit = 0;
  const take = (size: number): number => {
    let code = 0;
    for (let number = 0; number < size; number += 1, bit += 1) code |= (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1) << number;
    return code;
  };
  const out: number[] = [];
  let [table, size]: [number[][], number] = [[], 9];
  let last: number[] | null = null;
  for (;;) {
    const code = take(size);
    if (code === 257) return out;
    if (code === 256) {
      table = Array.from({ length: 258 }, (_, index) => [index]);
      [size, last] = [9, null];
      continue;
    }
    const entry: number[] = table[code] ?? [...(last ?? []), last?.[0] ?? -1];
    out.push(...entry);
    if (last && table.length < 4096) table.push([...last, entry[0] ?? -1]);
    if (table.length === 1 << size && size < 12) size += 1;
    last = entry;
  }
}

/** Numbers that are always the same and follow no pattern. */
function noise(length: number, most: number): number[] {
  let state = 7;
  return Array.from({ length }, () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return Math.floor((state / 4294967296) * most);
  });
}

function plain(width: number, height: number, colour: [number, number, number]): Pixels {
  return { width, height, data: Uint8Array.from(Array.from({ length: width * height }, () => [...colour, 255]).flat()) };
}

describe("packing", () => {
  it.each([
    ["one point", [5]],
    ["one colour", Array.from({ length: 5_000 }, () => 9)],
    ["few colours", noise(20_000, 4)],
    ["all colours, more than the table holds", noise(30_000, 256)],
  ])("keeps %s", (_, indices) => {
    expect(unpacked(packed(indices))).toEqual(indices);
  });
});

describe("an animated picture", () => {
  it("keeps of each picture what is new", async () => {
    const one = plain(40, 30, [200, 10, 10]);
    const two = plain(40, 30, [200, 10, 10]);
    two.data.set([10, 10, 200], (12 * 40 + 7) * 4);
    two.data.set([10, 10, 200], (14 * 40 + 9) * 4);
    expect(changed(one, two)).toEqual({ left: 7, top: 12, width: 3, height: 3 });
    expect(changed(one, one)).toEqual({ left: 0, top: 0, width: 1, height: 1 });
    const blob = await animate(
      3,
      (number) => Promise.resolve(number === 1 ? two : one),
      () => false,
    );
    const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(String.fromCharCode(...bytes.slice(0, 6))).toBe("GIF89a");
    expect([...bytes.slice(6, 10)]).toEqual([40, 0, 30, 0]);
    expect(bytes.at(-1)).toBe(0x3b);
    const frames = bytes.reduce((count, byte, at) => count + Number(byte === 0x21 && bytes[at + 1] === 0xf9 && bytes[at + 2] === 4), 0);
    expect(frames).toBe(3);
    expect(
      await animate(
        2,
        () => Promise.resolve(one),
        () => true,
      ),
    ).toBeNull();
  });
});
