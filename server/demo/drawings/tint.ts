/** The tones of one picture: a pastel ground, three tones of the thing, one accent. */
export interface Tint {
  readonly ground: string;
  readonly glow: string;
  readonly main: string;
  readonly deep: string;
  readonly light: string;
  readonly accent: string;
}

/** Each tint is the shade that an item of that colour is drawn in. */
export const TINTS = {
  coral: tint('#fbe0d8', '#fff0eb', '#f0685a', '#c4463e', '#ff9f91', '#2b3a67'),
  indigo: tint('#dde3f8', '#eff2fe', '#4457c8', '#2c3a94', '#8391ea', '#ffb54a'),
  mint: tint('#d5eee5', '#ebf9f4', '#38b18d', '#208067', '#8cdcc2', '#ff8a65'),
  sand: tint('#f3e6d1', '#fbf4e8', '#d3a96f', '#a67c45', '#ecd0a6', '#3e5c76'),
  lavender: tint('#e8def6', '#f5effd', '#9570d3', '#6a48a8', '#c4a9ee', '#f7c948'),
  graphite: tint('#dfe3e9', '#f0f2f6', '#475063', '#2c3340', '#7d879d', '#f0685a'),
  amber: tint('#fce8c1', '#fff5df', '#f0a534', '#c17714', '#ffd083', '#2f5d62'),
  forest: tint('#d9e9d8', '#edf6ec', '#3f7d58', '#27553a', '#84b996', '#f0a534'),
} as const;
export type TintName = keyof typeof TINTS;
export const TINT_NAMES = Object.keys(TINTS) as TintName[];

function tint(
  ground: string,
  glow: string,
  main: string,
  deep: string,
  light: string,
  accent: string,
): Tint {
  return { ground, glow, main, deep, light, accent };
}
