import { expect, test } from 'vitest';
import { BRANDS } from '#src/brand/brands.ts';
import {
  type ColourPair,
  contrast,
  EDGE_CONTRAST,
  EDGE_PAIRS,
  TEXT_CONTRAST,
  TEXT_PAIRS,
} from '#src/ui/docs/contrast.ts';
import { readTokens, type Theme } from '#tests/support/looks/design-tokens.ts';

const THEMES: Theme[] = ['light', 'dark'];
const cases = Object.values(BRANDS).flatMap((brand) => THEMES.map((theme) => ({ brand, theme })));

for (const { brand, theme } of cases) {
  const read = readTokens(brand.name);
  const weak = (pairs: readonly ColourPair[], least: number) =>
    pairs
      .map(([text, ground]) => {
        const ratio = contrast(read(`--color-${text}`, theme), read(`--color-${ground}`, theme));
        return { pair: `${text} on ${ground}`, ratio };
      })
      .filter(({ ratio }) => ratio < least);

  test(`[R10.1] [R10.2] every text of ${brand.name} can be read in the ${theme} theme`, () => {
    expect(weak(TEXT_PAIRS, TEXT_CONTRAST)).toEqual([]);
  });

  test(`[R10.1] [R10.2] controls and focus of ${brand.name} stand out in the ${theme} theme`, () => {
    expect(weak(EDGE_PAIRS, EDGE_CONTRAST)).toEqual([]);
  });

  test(`[R10.2] white on the card of ${brand.name} can be read in the ${theme} theme`, () => {
    const grounds = ['--brand-from', '--brand-to'].map((name) => read(name, theme));
    expect(grounds.filter((ground) => contrast('#ffffff', ground) < 4.5)).toEqual([]);
  });

  test(`the page of ${brand.name} goes on in the colour of the browser's own bars, ${theme}`, () => {
    expect(read('--color-surface', theme)).toBe(brand.themeColor[theme]);
  });
}
