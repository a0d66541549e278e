import { expect, test } from 'vitest';
import { BRANDS } from '#src/brand/brands.ts';
import { contrast, readTokens, type Theme } from '#tests/support/tokens.ts';

const SURFACES = ['surface', 'raised', 'sunken'];
const on = (text: string, grounds: readonly string[] = SURFACES) =>
  grounds.map((ground): [string, string] => [text, ground]);

/** Text: 4.5 to 1 (WCAG 1.4.3). */
const TEXT_PAIRS: [string, string][] = [
  ...['text', 'muted', 'accent-text', 'positive', 'negative', 'warning'].flatMap((text) =>
    on(text),
  ),
  ...on('on-accent', ['accent', 'accent-hover']),
  ...on('accent-text', ['accent-soft']),
  ...['accent', 'secondary', 'danger', 'inverse'].flatMap((name) => on(`on-${name}`, [name])),
  ...['accent', 'secondary', 'positive', 'negative', 'warning'].flatMap((name) =>
    on(`on-${name}-soft`, [`${name}-soft`]),
  ),
];
/** Edges of controls and the focus ring: 3 to 1 (WCAG 1.4.11). */
const EDGE_PAIRS: [string, string][] = [...on('focus'), ...on('control-border'), ...on('accent')];

const THEMES: Theme[] = ['light', 'dark'];
const cases = Object.values(BRANDS).flatMap((brand) => THEMES.map((theme) => ({ brand, theme })));

for (const { brand, theme } of cases) {
  const read = readTokens(brand.name);
  const weak = (pairs: [string, string][], least: number) =>
    pairs
      .map(([text, ground]) => {
        const ratio = contrast(read(`--color-${text}`, theme), read(`--color-${ground}`, theme));
        return { pair: `${text} on ${ground}`, ratio };
      })
      .filter(({ ratio }) => ratio < least);

  test(`[R10.1] [R10.2] every text of ${brand.name} can be read in the ${theme} theme`, () => {
    expect(weak(TEXT_PAIRS, 4.5)).toEqual([]);
  });

  test(`[R10.1] [R10.2] controls and focus of ${brand.name} stand out in the ${theme} theme`, () => {
    expect(weak(EDGE_PAIRS, 3)).toEqual([]);
  });

  test(`[R10.2] white on the card of ${brand.name} can be read in the ${theme} theme`, () => {
    const grounds = ['--brand-from', '--brand-to'].map((name) => read(name, theme));
    expect(grounds.filter((ground) => contrast('#ffffff', ground) < 4.5)).toEqual([]);
  });

  test(`the page of ${brand.name} goes on in the colour of the browser's own bars, ${theme}`, () => {
    expect(read('--color-surface', theme)).toBe(brand.themeColor[theme]);
  });
}
