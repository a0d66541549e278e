/* Draws every brand's icons anew from its mark: node server/build/make-icons.ts */
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { BRANDS } from '#src/brand/brands.ts';
import type { BrandName } from '#src/brand/brand.ts';
import { MARKS } from './marks.ts';

const ICONS = resolve(import.meta.dirname, '../../public/icons');
const ROUND = 116;
const SQUARE = 0;

/** A maskable icon may be cut to a circle of 80 % of its side. */
const SAFE_SCALE = 0.86;

function drawIcon(brand: BrandName, radius: number, scale = 1): string {
  const { ground, drawing } = MARKS[brand];
  const offset = 256 * (1 - scale);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">' +
    '<linearGradient id="ground" x2="0" y2="1">' +
    `<stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/>` +
    '</linearGradient>' +
    `<rect width="512" height="512" rx="${radius}" fill="url(#ground)"/>` +
    '<g fill="none" stroke-width="52" stroke-linecap="round" stroke-linejoin="round" ' +
    `transform="translate(${offset} ${offset}) scale(${scale})">${drawing}</g></svg>\n`
  );
}

async function makeIcons(brand: BrandName): Promise<void> {
  const folder = resolve(ICONS, brand);
  await mkdir(folder, { recursive: true });
  const writePng = (svg: string, side: number, name: string) =>
    sharp(Buffer.from(svg), { density: (72 * side) / 512 })
      .resize(side)
      .png({ palette: true, quality: 95, effort: 10 })
      .toFile(resolve(folder, name));
  const icon = drawIcon(brand, ROUND);
  const touch = drawIcon(brand, SQUARE);
  const maskable = drawIcon(brand, SQUARE, SAFE_SCALE);
  await Promise.all([
    writeFile(resolve(folder, 'icon.svg'), icon),
    writePng(icon, 192, 'icon-192.png'),
    writePng(icon, 512, 'icon-512.png'),
    writePng(maskable, 512, 'maskable-512.png'),
    writePng(touch, 180, 'apple-touch-icon.png'),
  ]);
}

for (const { name } of Object.values(BRANDS)) await makeIcons(name);
