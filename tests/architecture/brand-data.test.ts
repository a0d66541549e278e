import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BRANDS } from '#src/brand/brands.ts';

const root = resolve(import.meta.dirname, '../..');
const NAMES = Object.keys(BRANDS).join('|');

/** Code that checks the brand's name instead of reading what differs from the brand's record (R1.1). */
const BRAND_CHECKS: readonly RegExp[] = [
  // The name as a string of its own: compared, listed, a case of a switch.
  new RegExp(`['"\`](?:${NAMES})['"\`]`),
  // One record in particular, where the current brand's is meant.
  new RegExp(`\\bBRANDS(?:\\.|\\[\\s*['"\`])(?:${NAMES})\\b`),
  new RegExp(`\\b(?:${NAMES})\\.name\\b`),
  // What stands for the name: the project's number, the programme's noun.
  /\bprojectId\s*[!=]==?\s*\d/,
  /\bcurrency\s*[!=]==?\s*['"`]/,
];
/** Rules of a style sheet for a single brand. */
const BRAND_RULE = new RegExp(`\\[data-brand[~|^$*]?=['"]?(?:${NAMES})`);

const checksBrand = (text: string) => BRAND_CHECKS.some((pattern) => pattern.test(text));

function linesOf(patterns: readonly string[], test: (line: string) => boolean): string[] {
  return globSync(patterns, { cwd: root }).flatMap((file) =>
    readFileSync(resolve(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}

const isRecord = (place: string) => place.startsWith('src/brand/');
/** The people of the demo are members of one programme or another. */
const isDemo = (place: string) => place.startsWith('server/demo/');

/** Style sheets outside the brands' own that have a rule for one brand, and why. */
const ALLOWED_SHEETS: Readonly<Record<string, string>> = {
  'server/demo/realm/pages/assets/theme.css':
    'the sign-in pages are not part of the app and its tokens',
};
const isAllowedSheet = (place: string) => Object.hasOwn(ALLOWED_SHEETS, place.split(':')[0] ?? '');

describe('what differs between the brands', () => {
  it.each([
    "if (brand.name === 'mti') return null;",
    'switch (name) { case "people": }',
    'const isCoin = `mti` == brand;',
    "['synergy', other].includes(brand.name)",
    'return BRANDS.mosap.title;',
    "BRANDS['mosap']",
    'brand.name === people.name',
    'if (brand.projectId === 5) return 1;',
    "currency !== 'coin'",
  ])('is found by the patterns of this test: %s', (line) => {
    expect(checksBrand(line)).toBe(true);
  });

  it.each([
    'brand.currency',
    'BRANDS[name]',
    'deal.partnerId === brand.projectId',
    "'people-list'",
  ])('is not reported by the patterns for: %s', (line) => {
    expect(checksBrand(line)).toBe(false);
  });

  it('[R1.1] stands in the brand records: no other code checks which brand it is', () => {
    const found = linesOf(['{src,server,sw}/**/*.{ts,tsx,js}', 'vite.config.ts'], checksBrand);
    expect(found.filter((place) => !isRecord(place) && !isDemo(place))).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
  });

  it('[R1.1] stands in the brands’ own style sheets', () => {
    const found = linesOf(['{src,server}/**/*.css'], (line) => BRAND_RULE.test(line));
    expect(found.filter((place) => !isRecord(place) && !isAllowedSheet(place))).toEqual([]);
    const used = new Set(found.map((place) => place.split(':')[0]));
    expect(Object.keys(ALLOWED_SHEETS).filter((file) => !used.has(file))).toEqual([]);
  });
});
