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

const THEMES: readonly Theme[] = ['light', 'dark'];

/** Prints the contrast of every allowed pair of colours by brand and theme (R10.1, R10.2). */
function print(title: string, pairs: readonly ColourPair[], least: number): void {
  const columns = Object.values(BRANDS).flatMap(({ name }) =>
    THEMES.map((theme) => ({ read: readTokens(name), theme, head: `${name} ${theme}` })),
  );
  console.log(`\n${title}, at least ${least}`);
  console.log(['pair'.padEnd(44), ...columns.map(({ head }) => head.padStart(14))].join(''));
  for (const [ink, ground] of pairs) {
    const ratios = columns.map(({ read, theme }) =>
      contrast(read(`--color-${ink}`, theme), read(`--color-${ground}`, theme)).toFixed(2),
    );
    console.log([`${ink} on ${ground}`.padEnd(44), ...ratios.map((r) => r.padStart(14))].join(''));
  }
}

print('Text', TEXT_PAIRS, TEXT_CONTRAST);
print('Edges and focus', EDGE_PAIRS, EDGE_CONTRAST);
