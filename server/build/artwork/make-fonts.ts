/* Makes the app's font files from the family's package: node server/build/artwork/make-fonts.ts */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';

const FOLDER = resolve(import.meta.dirname, '../../../src/ui/styles');
/** Of the styles (`fonts.css`): the whole axis is a third larger. */
const WEIGHTS = { min: 400, max: 700 };
/** Kerning and digits of one width; composed letters, and the family's arrows made of signs, are not used. */
const FEATURES = ['kern', 'locl', 'tnum'];
/** Copyright, licence and its address, which the licence requires to stay. */
const NOTICES = [0, 13, 14];

const packageFile = createRequire(import.meta.url).resolve;

/** The characters of a `unicode-range`. */
const charactersOf = (ranges: string): string =>
  [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gu)]
    .flatMap(([, first = '', last = first]) => {
      const start = Number.parseInt(first, 16);
      const length = Number.parseInt(last, 16) - start + 1;
      return Array.from({ length }, (_, index) => String.fromCodePoint(start + index));
    })
    .join('');

const styles = await readFile(resolve(FOLDER, 'fonts.css'), 'utf8');
const faces = styles.matchAll(/url\('\.\/onest-(\w+)\.woff2'\)[^}]*unicode-range:([^;]+);/gu);
for (const [, subset = '', ranges = ''] of faces) {
  const source = `@fontsource-variable/onest/files/onest-${subset}-wght-normal.woff2`;
  const font = await subsetFont(await readFile(packageFile(source)), charactersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
    preserveNameIds: NOTICES,
  });
  await writeFile(resolve(FOLDER, `onest-${subset}.woff2`), font);
}
