import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { BREAKPOINTS } from '#src/features/documentation/design/style-sheets.ts';

const root = resolve(import.meta.dirname, '../..');
const MEDIA = 'src/ui/styles/media.css';
/** The custom media with their conditions. */
const RULES = [
  ...readFileSync(resolve(root, MEDIA), 'utf8').matchAll(/@custom-media (--[\w-]+) (.+);/g),
].map(([, name = '', condition = '']) => ({ name, condition }));
const SHEETS = globSync('src/**/*.css', { cwd: root })
  .filter((file) => file !== MEDIA)
  .map((file) => ({ file, text: readFileSync(resolve(root, file), 'utf8') }));
const EM = 16;

/** The widths of the window that a condition names, in CSS pixels at the usual size of text. */
const widthsIn = (condition: string): readonly number[] =>
  [...condition.matchAll(/([\d.]+)(px|r?em)/g)].map(
    ([, value, unit]) => Number(value) * (unit === 'px' ? 1 : EM),
  );

test('[R2.51] the UI kit lists the six breakpoints, and says of each where it stands or why none is needed', () => {
  expect(BREAKPOINTS.map(({ width }) => width)).toEqual([360, 375, 425, 768, 992, 1150]);
  for (const { width, media, reason } of BREAKPOINTS) {
    const named = RULES.filter(
      ({ condition }) => condition.includes('width') && widthsIn(condition).includes(width),
    ).map(({ name }) => name);
    if (media === null) expect(named, `${width} px is called needless`).toEqual([]);
    else expect(named, `${width} px is called ${media}`).toContain(media);
    expect(reason).toMatch(media === null ? /^Не нужна: / : /^(?!Не нужна)/u);
  }
});

test('[R2.51] the layout changes at the breakpoints of the one list: every one is used, and no style sheet has its own', () => {
  const unused = RULES.filter(({ name }) => !SHEETS.some(({ text }) => text.includes(`(${name})`)));
  expect(unused).toEqual([]);
  const own = SHEETS.flatMap(({ file, text }) =>
    [...text.matchAll(/@media[^{]*\bwidth\b[^{]*/g)].map(([rule]) => `${file}: ${rule.trim()}`),
  );
  expect(own).toEqual([]);
});
