/** What a shape is filled or drawn with: a class of `Drawing.module.css`. */
type Look =
  | 'brand'
  | 'brandLine'
  | 'deep'
  | 'ink'
  | 'inkLine'
  | 'line'
  | 'paper'
  | 'paperLine'
  | 'shade'
  | 'spark'
  | 'sparkLine';

/** A path of one look, and what differs from the look. */
export type Shape = readonly [
  look: Look,
  path: string,
  style?: { readonly strokeWidth?: number; readonly opacity?: number },
];

/** Shapes that move or are turned together. */
export interface ShapeGroup {
  readonly motion?: 'sway' | 'turn';
  /** Of SVG. */
  readonly transform?: string;
  readonly parts: readonly (Shape | ShapeGroup)[];
}

/** The path of an ellipse around a point. */
export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** The path of a circle around a point. */
export const circle = (x: number, y: number, radius: number): string =>
  ellipse(x, y, radius, radius);

/** The path of a rectangle with its upper left corner, whose corners are round. */
export function rect(x: number, y: number, width: number, height: number, radius: number): string {
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  return `M${x + radius} ${y}h${across}${arc(radius, radius)}v${down}${arc(-radius, radius)}h${-across}${arc(-radius, -radius)}v${-down}${arc(radius, -radius)}Z`;
}
