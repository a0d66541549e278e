import { circle, group, line, path, rect } from './shapes.ts';

/** Colours of the lessons' videos: of no brand, and readable on the paper ground. */
export const INK = '#1c2233';
const PAPER = '#f5f1e8';
export const SHADE = '#e4ddcd';
export const WHITE = '#ffffff';
export const YOU = '#1f7a68';
export const FRIEND = '#4d5fd6';
export const GOLD = '#e3a92c';
const GOLD_EDGE = '#b97f12';

/** Size of a frame, and of the field that the scenes draw on. */
const WIDTH = 960;
const HEIGHT = 540;

/** How far a movement is, 0 to 1: it begins and ends slowly. @param at seconds, as are `from` and `to` */
export function progress(at: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

export const between = (from: number, to: number, part: number): number =>
  from + (to - from) * part;

/** Parts that appear, growing from their middle at (x, y). */
export const grown = (x: number, y: number, part: number, parts: readonly string[]): string =>
  part <= 0
    ? ''
    : `<g opacity="${part}">${group(`translate(${x} ${y}) scale(${0.6 + 0.4 * part})`, parts)}</g>`;

/** Short text without a language. */
export const sign = (text: string, size: number, fill: string, y = size * 0.36): string =>
  `<text y="${y}" font-family="DejaVu Sans" font-weight="bold" font-size="${size}" text-anchor="middle" fill="${fill}">${text}</text>`;

/** A person whose feet are at (0, 0), 150 high. */
export const person = (colour: string): string =>
  circle(0, -118, 30, colour) + path('M-48 0v-26a48 48 0 0 1 96 0V0Z', colour);

/** The cap of a student, its brim's middle at (0, 0). */
export const cap = (): string =>
  path('M-26 2v18q26 16 52 0V2Z', INK) +
  path('M-52 0L0 -22L52 0L0 22Z', INK) +
  line('M44 2v26', GOLD, 5) +
  circle(44, 32, 6, GOLD);

export const coin = (radius: number): string =>
  circle(0, 0, radius, GOLD_EDGE) +
  circle(0, -radius * 0.1, radius * 0.92, GOLD) +
  circle(0, -radius * 0.1, radius * 0.62, '#f0c459');

export const tick = (colour: string): string => line('M-20 2L-6 16L22 -16', colour, 10);

/** A bubble whose tip points to its speaker. @param side -1 to the left, 1 to the right */
export const bubble = (side: -1 | 1, content: string): string =>
  path(`M${-14 * side} 34L${26 * side} 34L${34 * side} 66Z`, WHITE) +
  rect(-58, -44, 116, 84, 26, WHITE) +
  content;

/** The main building: a roof, columns and a door. Its ground is at y = 0. */
export const building = (): string =>
  [
    rect(-130, -22, 260, 22, 4, '#c9bfa8'),
    ...[-100, -56, 56, 100].map((x) => rect(x - 12, -132, 24, 112, 3, WHITE)),
    rect(-26, -96, 52, 76, 6, '#8d7f63'),
    rect(-124, -152, 248, 22, 4, '#c9bfa8'),
    path('M-138 -152L0 -222L138 -152Z', '#b5a888'),
    circle(0, -178, 16, GOLD),
  ].join('');

/** A frame of a video with what its scene draws. */
export const frame = (parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
  rect(0, 0, WIDTH, HEIGHT, 0, PAPER) +
  parts.join('') +
  '</svg>';
