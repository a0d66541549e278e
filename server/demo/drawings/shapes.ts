/**
 * SVG shapes with presentation attributes alone: a strict content policy forbids inline styles.
 * Lengths are in units of the 400 × 500 field.
 */
export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;

export const circle = (cx: number, cy: number, r: number, fill: string) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;

export const ring = (cx: number, cy: number, r: number, stroke: string, width: number) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

/** An open line with round ends. */
export const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const group = (transform: string, parts: readonly string[]) =>
  `<g transform="${transform}">${parts.join('')}</g>`;

/** The same parts, see-through. */
export const faint = (opacity: number, parts: readonly string[]) =>
  `<g opacity="${opacity}">${parts.join('')}</g>`;

/** The programme's emblem on its goods: two linked rings. */
export const emblem = (cx: number, cy: number, size: number, colour: string) =>
  ring(cx - size * 0.42, cy, size * 0.6, colour, size * 0.24) +
  ring(cx + size * 0.42, cy, size * 0.6, colour, size * 0.24);

/** Stitches along a line. */
export const stitch = (d: string, stroke: string) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="2" stroke-dasharray="6 5" stroke-linecap="round"/>`;
