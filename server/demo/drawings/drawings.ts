import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { TINTS, type Tint } from './tint.ts';

const FOLDER = join(import.meta.dirname, 'things');

/** What stands between the tags `<svg>` of a file, without the space between its shapes. */
const shapesOf = (file: string): string =>
  readFileSync(join(FOLDER, file), 'utf8')
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/>\s+</g, '><')
    .trim();

/** Shapes of each thing in a field of 400 × 500, standing on y = 410. */
const THINGS: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER).map((file) => [basename(file, '.svg'), shapesOf(file)]),
);

/** Whether a thing can be drawn: its file is there. */
export const isDrawing = (name: string): boolean => THINGS.has(name);

const TONES = Object.entries(TINTS.coral) as [keyof Tint, string][];

/**
 * The shapes of a thing in a tint. Its file is drawn in the tones of coral, which any program shows; every other
 * colour in it stays the same. Throws RangeError for an unknown name.
 */
export function draw(name: string, tint: Tint): string {
  const shapes = THINGS.get(name);
  if (shapes === undefined) throw new RangeError(`There is no drawing ${name}`);
  const tones = new Map(TONES.map(([tone, colour]) => [colour, tint[tone]]));
  return shapes.replace(/#[0-9a-f]{6}/g, (colour) => tones.get(colour) ?? colour);
}
