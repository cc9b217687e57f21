/// Pictures as files: the rules draw SVG, and the browser makes the others of it.

import type { Pixels } from "./gif";

/** An SVG text as an address that a picture can be shown from. */
export function addressOf(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

async function drawn(svg: string, scale: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("there is nothing to draw on");
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A picture in points, so many times as large as it says. */
export async function pngOf(svg: string, scale: number): Promise<Blob> {
  const canvas = await drawn(svg, scale);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture could not be written"))), "image/png");
  });
}

export async function pixelsOf(svg: string): Promise<Pixels> {
  const canvas = await drawn(svg, 1);
  const data = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
  if (!data) throw new Error("there is nothing to draw on");
  return data;
}

/** Offers a file to be kept. */
export function download(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
