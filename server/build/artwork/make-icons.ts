/* Draws each brand's other icons from its icon.svg: node server/build/artwork/make-icons.ts */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { BRANDS } from '#src/brand/brands.ts';
import { shapesOf } from '../icon-shapes.ts';
import { SHORTCUTS } from '../web-manifest.ts';

const ICONS = resolve(import.meta.dirname, '../../../public/icons');
const SIDE = 512;

/** What differs between the icons: the radius of the ground's corners, and what is drawn on the ground. */
const CORNERS = ' rx="116"';
const PLACE = /transform="[^"]*"/;
const DRAWING = /<g .*<\/g>/s;

/** A maskable icon may be cut to a circle of 80 % of its side. */
const SAFE_SCALE = 0.92;
/** In a browser's tab the mark is 16 pixels: it fills the ground. */
const TAB_SCALE = 1.24;
/** A Lucide icon's 24 units take 60 % of the ground. */
const SHORTCUT_SCALE = (SIDE * 0.6) / 24;

/** Scales a drawing about the middle of its own square of the given side. */
function place(scale: number, side = SIDE): string {
  const offset = (SIDE - side * scale) / 2;
  return `transform="translate(${offset} ${offset}) scale(${scale})"`;
}

function drawingOf(icon: string): string {
  const shapes = shapesOf(icon).map(([tag, attributes]) => {
    const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
    return `<${tag} ${pairs.join(' ')}/>`;
  });
  const lines = 'fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round"';
  return `<g ${lines} stroke-width="2.25" ${place(SHORTCUT_SCALE, 24)}>${shapes.join('')}</g>`;
}

for (const { name: brand } of Object.values(BRANDS)) {
  const file = (name: string) => resolve(ICONS, brand, name);
  const icon = await readFile(file('icon.svg'), 'utf8');
  const square = icon.replace(CORNERS, '');
  const circle = icon.replace(CORNERS, ` rx="${SIDE / 2}"`);
  const writePng = (svg: string, side: number, name: string) =>
    sharp(Buffer.from(svg), { density: (72 * side) / SIDE })
      .resize(side)
      .png({ compressionLevel: 9, effort: 10 })
      .toFile(file(name));
  await Promise.all([
    writeFile(file('favicon.svg'), icon.replace(PLACE, place(TAB_SCALE))),
    writePng(icon, 192, 'icon-192.png'),
    writePng(icon, 512, 'icon-512.png'),
    writePng(square.replace(PLACE, place(SAFE_SCALE)), 512, 'maskable-512.png'),
    writePng(square, 180, 'apple-touch-icon.png'),
    ...SHORTCUTS.map(({ icon: shortcut }) =>
      writePng(circle.replace(DRAWING, drawingOf(shortcut)), 192, `shortcut-${shortcut}.png`),
    ),
  ]);
}
