// Draws the PNG icons from public/icons/icon.svg: npm run icons
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { launch } from "./chromium.mjs";

const folder = join(import.meta.dirname, "../public/icons");
const svg = readFileSync(join(folder, "icon.svg"), "utf8");
const ICONS = [
  { file: "icon-180.png", size: 180, inset: 0, bare: false },
  { file: "icon-192.png", size: 192, inset: 0, bare: true },
  { file: "icon-512.png", size: 512, inset: 0, bare: true },
  // A maskable icon fills its square; what matters stays in the inner four fifths.
  { file: "icon-maskable-512.png", size: 512, inset: 51, bare: false },
];

const browser = await launch();
for (const { file, size, inset, bare } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const background = bare ? "transparent" : "#f3e9d6";
  await page.setContent(
    `<style>html,body{margin:0;background:${background}}svg{position:absolute;inset:${inset}px;width:${size - 2 * inset}px}</style>${svg}`,
  );
  await page.screenshot({ path: join(folder, file), omitBackground: bare });
  await page.close();
}
await browser.close();
