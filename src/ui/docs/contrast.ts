/** A foreground and a background colour token, both without `--color-`. */
export type ColourPair = readonly [ink: string, ground: string];

const SURFACES = ['surface', 'raised', 'sunken'];
const on = (ink: string, grounds: readonly string[] = SURFACES) =>
  grounds.map((ground): ColourPair => [ink, ground]);

/** Minimum contrast of text (WCAG 1.4.3). */
export const TEXT_CONTRAST = 4.5;
/** Minimum contrast of a control's edge and of the focus ring (WCAG 1.4.11). */
export const EDGE_CONTRAST = 3;

export const TEXT_PAIRS: readonly ColourPair[] = [
  ...['text', 'muted', 'accent-text', 'positive', 'negative', 'warning'].flatMap((ink) => on(ink)),
  ...on('on-accent', ['accent-hover']),
  ...on('accent-text', ['accent-soft']),
  ...on('text', ['neutral-soft']),
  ...on('muted', ['neutral-soft']),
  ...['accent', 'secondary', 'danger', 'inverse'].flatMap((name) => on(`on-${name}`, [name])),
  ...['accent', 'secondary', 'positive', 'negative', 'warning'].flatMap((name) =>
    on(`on-${name}-soft`, [`${name}-soft`]),
  ),
];

export const EDGE_PAIRS: readonly ColourPair[] = [
  ...on('focus'),
  ...on('control-border'),
  ...on('accent'),
];

const channel = (hex: string): number => {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number =>
  0.2126 * channel(colour.slice(1, 3)) +
  0.7152 * channel(colour.slice(3, 5)) +
  0.0722 * channel(colour.slice(5, 7));

/** Contrast of two colours (`#rrggbb`) by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
