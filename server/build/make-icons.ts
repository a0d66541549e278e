/* Draws every brand's icons again from its mark: node server/build/make-icons.ts */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import sharp from 'sharp';
import type { BrandName } from '#src/brand/brand.ts';
import { BRANDS } from '#src/brand/brands.ts';
import { MARKS } from './marks.ts';
import { SHORTCUTS } from './web-manifest.ts';

const ICONS = resolve(import.meta.dirname, '../../public/icons');
const MIDDLE = 256;

/** Radii of the ground's corners. */
const ROUND = 116;
const SQUARE = 0;
const CIRCLE = MIDDLE;

/** A maskable icon may be cut to a circle of 80 % of its side. */
const SAFE_SCALE = 0.92;
/** In a browser's tab the mark is 16 pixels: it fills the ground. */
const TAB_SCALE = 1.24;
/** A Lucide icon's 24 units take 60 % of the ground. */
const SHORTCUT_SCALE = (512 * 0.6) / 24;

interface Drawing {
  readonly content: string;
  readonly radius: number;
  /** The content's size, and the middle of its own square. */
  readonly scale: number;
  readonly middle: number;
  readonly strokeWidth: number;
}

function draw(brand: BrandName, { content, radius, scale, middle, strokeWidth }: Drawing): string {
  const [top, bottom] = MARKS[brand].ground;
  const offset = MIDDLE - middle * scale;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">' +
    '<linearGradient id="ground" x2="0" y2="1">' +
    `<stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/>` +
    '</linearGradient>' +
    `<rect width="512" height="512" rx="${radius}" fill="url(#ground)"/>` +
    `<g fill="none" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round" ` +
    `transform="translate(${offset} ${offset}) scale(${scale})">${content}</g></svg>\n`
  );
}

const drawMark = (brand: BrandName, radius: number, scale = 1): string =>
  draw(brand, { content: MARKS[brand].drawing, radius, scale, middle: MIDDLE, strokeWidth: 52 });

async function drawShortcut(brand: BrandName, icon: string): Promise<string> {
  const { resolve: find } = createRequire(import.meta.url);
  const source = await readFile(find(`lucide-static/icons/${icon}.svg`), 'utf8');
  const lines = /<svg[^>]*>(.*)<\/svg>/s.exec(source)?.[1] ?? '';
  const content = `<g stroke="#fff">${lines.replace(/\s*\n\s*/g, '')}</g>`;
  return draw(brand, {
    content,
    radius: CIRCLE,
    scale: SHORTCUT_SCALE,
    middle: 12,
    strokeWidth: 2.25,
  });
}

async function makeIcons(brand: BrandName): Promise<void> {
  const folder = resolve(ICONS, brand);
  await mkdir(folder, { recursive: true });
  const writePng = (svg: string, side: number, name: string) =>
    sharp(Buffer.from(svg), { density: (72 * side) / 512 })
      .resize(side)
      .png({ compressionLevel: 9, effort: 10 })
      .toFile(resolve(folder, name));
  const icon = drawMark(brand, ROUND);
  await Promise.all([
    writeFile(resolve(folder, 'icon.svg'), icon),
    writeFile(resolve(folder, 'favicon.svg'), drawMark(brand, ROUND, TAB_SCALE)),
    writePng(icon, 192, 'icon-192.png'),
    writePng(icon, 512, 'icon-512.png'),
    writePng(drawMark(brand, SQUARE, SAFE_SCALE), 512, 'maskable-512.png'),
    writePng(drawMark(brand, SQUARE), 180, 'apple-touch-icon.png'),
    ...SHORTCUTS.map(async ({ icon: name }) =>
      writePng(await drawShortcut(brand, name), 192, `shortcut-${name}.png`),
    ),
  ]);
}

for (const { name } of Object.values(BRANDS)) await makeIcons(name);
