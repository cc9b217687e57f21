/// An animated picture, made in the browser. Loaded when one is asked for.

/** The colours of one picture, four bytes each, as a canvas gives them; nothing in it is clear. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray | Uint8Array;
}

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A colour as it is counted: five bits of each part. */
const bucket = (data: Pixels["data"], at: number): number =>
  ((data[at] ?? 0) >> 3) | (((data[at + 1] ?? 0) >> 3) << 5) | (((data[at + 2] ?? 0) >> 3) << 10);

/** Colours for all pictures together: the most frequent ones, and for each that can occur the nearest of them. */
export class Palette {
  readonly colours: [number, number, number][] = [];
  private readonly nearest = new Map<number, number>();
  private readonly counts = new Map<number, { count: number; sum: [number, number, number] }>();

  see({ data }: Pixels): void {
    for (let at = 0; at < data.length; at += 4) {
      const key = bucket(data, at);
      const seen = this.counts.get(key) ?? { count: 0, sum: [0, 0, 0] };
      seen.count += 1;
      for (const part of [0, 1, 2] as const) seen.sum[part] += data[at + part] ?? 0;
      this.counts.set(key, seen);
    }
  }

  settle(): void {
    const frequent = [...this.counts.values()].sort((a, b) => b.count - a.count).slice(0, 256);
    for (const { count, sum } of frequent) {
      this.colours.push([Math.round(sum[0] / count), Math.round(sum[1] / count), Math.round(sum[2] / count)]);
    }
  }

  indexOf(data: Pixels["data"], at: number): number {
    const key = bucket(data, at);
    const known = this.nearest.get(key);
    if (known !== undefined) return known;
    let [best, least] = [0, Infinity];
    for (const [index, colour] of this.colours.entries()) {
      let away = 0;
      for (const part of [0, 1, 2] as const) away += ((data[at + part] ?? 0) - colour[part]) ** 2;
      if (away < least) [best, least] = [index, away];
    }
    this.nearest.set(key, best);
    return best;
  }
}

/** The rectangle in which two pictures of one size differ; one point if they do not. */
export function changed(before: Pixels, after: Pixels): Area {
  let [left, right, top, bottom] = [after.width, -1, after.height, -1];
  for (let point = 0; point < after.width * after.height; point += 1) {
    const at = point * 4;
    if ([0, 1, 2].every((part) => before.data[at + part] === after.data[at + part])) continue;
    const [x, y] = [point % after.width, Math.floor(point / after.width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  return right < 0 ? { left: 0, top: 0, width: 1, height: 1 } : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The codes of a picture after Lempel, Ziv and Welch, in blocks as the format has them. */
export function packed(indices: readonly number[]): number[] {
  const [CLEAR, END, MOST] = [256, 257, 4096];
  const bytes: number[] = [];
  let [bits, held, size] = [0, 0, 9];
  const put = (code: number): void => {
    held |= code << bits;
    for (bits += size; bits >= 8; bits -= 8) {
      bytes.push(held & 255);
      held >>>= 8;
    }
  };
  let known = new Map<number, number>();
  let next = END + 1;
  put(CLEAR);
  let prefix = indices[0] ?? 0;
  for (const index of indices.slice(1)) {
    const key = prefix * 256 + index;
    const code = known.get(key);
    if (code !== undefined) {
      prefix = code;
      continue;
    }
    put(prefix);
    if (next < MOST) {
      if (next === 1 << size) size += 1;
      known.set(key, next);
      next += 1;
    } else {
      put(CLEAR);
      [known, next, size] = [new Map(), END + 1, 9];
    }
    prefix = index;
  }
  put(prefix);
  if (next === 1 << size && size < 12) size += 1;
  put(END);
  if (bits > 0) bytes.push(held & 255);
  const blocks: number[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.slice(at, at + 255);
    blocks.push(block.length);
    for (const byte of block) blocks.push(byte);
  }
  blocks.push(0);
  return blocks;
}

const word = (number: number): [number, number] => [number & 255, number >> 8];

/** How long each picture is seen, in hundredths of a second; the last one a little longer. */
const [TURN, LAST] = [100, 300];

/** Pictures of one size one after another, again and again. Of each only what is new is kept. `draw` gives one by its number. */
export async function animate(count: number, draw: (number: number) => Promise<Pixels>, stopped: () => boolean): Promise<Blob | null> {
  const palette = new Palette();
  // The first and the last have nearly all the colours there are.
  const first = await draw(0);
  palette.see(first);
  palette.see(await draw(count - 1));
  palette.settle();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const put = (bytes: number[]): void => void parts.push(Uint8Array.from(bytes));
  const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
  put([...letters("GIF89a"), ...word(first.width), ...word(first.height), 0xf7, 0, 0]);
  put(Array.from({ length: 256 }, (_, at) => palette.colours[at] ?? [0, 0, 0]).flat());
  put([0x21, 0xff, 11, ...letters("NETSCAPE2.0"), 3, 1, 0, 0, 0]);
  let before: Pixels | null = null;
  for (let number = 0; number < count; number += 1) {
    if (stopped()) return null;
    const pixels = number === 0 ? first : await draw(number);
    const area = before ? changed(before, pixels) : { left: 0, top: 0, width: pixels.width, height: pixels.height };
    const indices: number[] = [];
    for (let y = area.top; y < area.top + area.height; y += 1) {
      for (let x = area.left; x < area.left + area.width; x += 1) indices.push(palette.indexOf(pixels.data, (y * pixels.width + x) * 4));
    }
    put([0x21, 0xf9, 4, 4, ...word(number === count - 1 ? LAST : TURN), 0, 0]);
    put([0x2c, ...word(area.left), ...word(area.top), ...word(area.width), ...word(area.height), 0, 8]);
    put(packed(indices));
    before = pixels;
  }
  put([0x3b]);
  return new Blob(parts, { type: "image/gif" });
}
