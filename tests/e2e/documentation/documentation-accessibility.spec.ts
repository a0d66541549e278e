import { expect, type Page } from '@playwright/test';
import { LIMITS } from '#tests/support/limits.ts';
import { desktop } from '../support/browser/browser.ts';
import { test } from '../support/fixtures.ts';
import { axeFindings, COLOUR_RULE, overflowFindings } from '../support/looks/accessibility.ts';
import {
  DOC_BRANDS,
  DOC_LANGUAGES,
  DOC_THEMES,
  DOC_WIDTHS,
  type DocAppearance,
  listDocPages,
  openDocPage,
  SPECIMENS,
} from '../support/looks/documentation.ts';

/**
 * `npm run axe` scans each page in each brand, theme, language and width, some 2,000 scans. The full suite
 * scans each page once and the specimen sheet in every brand and theme. It misses a second state of a
 * component that breaks in one brand or theme only; `tests/unit/theme-contrast` computes the contrast of
 * every pair of tokens, and the component tests scan every example in both themes and languages.
 */
const isWhole = process.env['AXE'] === 'whole';
const BRAND_THEMES = DOC_BRANDS.flatMap((brand) => DOC_THEMES.map((theme) => ({ brand, theme })));
const APPEARANCES: readonly DocAppearance[] = DOC_LANGUAGES.flatMap((lang) =>
  BRAND_THEMES.map((brandTheme) => ({ ...brandTheme, lang })),
);

/** One appearance for the page at an index: the pages together cover each brand, theme and language. */
const appearancesForIndex = (index: number) =>
  APPEARANCES.filter((_, at) => at === index % APPEARANCES.length);
/** Both languages in one brand and theme for the page at an index. */
const languagesForIndex = (index: number) =>
  APPEARANCES.filter((_, at) => at % BRAND_THEMES.length === index % BRAND_THEMES.length);

/** The findings of a check on a page in an appearance, each with both. */
async function findingsOn(
  page: Page,
  path: string,
  appearance: DocAppearance,
  check: (page: Page) => Promise<readonly string[]>,
): Promise<string[]> {
  await openDocPage(page, path, appearance);
  return (await check(page)).map((one) => `${path} ${Object.values(appearance).join(' ')}: ${one}`);
}

for (const width of DOC_WIDTHS) {
  test(`[R2.50] [R10.1] no page of the UI kit scrolls sideways at ${width} px in either language`, async ({
    openApp,
    profileDir,
  }) => {
    test.setTimeout(isWhole ? 4 * LIMITS.longTest : LIMITS.longTest);
    const { page } = await openApp(profileDir, { ...desktop, viewport: { width, height: 800 } });
    const findings: string[] = [];
    for (const [index, path] of (await listDocPages(page)).entries()) {
      for (const appearance of isWhole ? APPEARANCES : languagesForIndex(index)) {
        findings.push(...(await findingsOn(page, path, appearance, overflowFindings)));
      }
    }
    expect(findings, findings.join('\n\n')).toEqual([]);
  });

  test(`[R2.50] [R10.1] the pages of the UI kit that are scanned at ${width} px have no axe findings`, async ({
    openApp,
    profileDir,
  }) => {
    test.setTimeout(isWhole ? 4 * LIMITS.longTest : LIMITS.longTest);
    const { page } = await openApp(profileDir, { ...desktop, viewport: { width, height: 800 } });
    const findings: string[] = [];
    for (const [index, path] of (await listDocPages(page)).entries()) {
      if (!isWhole && DOC_WIDTHS[index % DOC_WIDTHS.length] !== width) continue;
      for (const appearance of isWhole ? APPEARANCES : appearancesForIndex(index)) {
        findings.push(...(await findingsOn(page, path, appearance, axeFindings)));
      }
    }
    expect(findings, findings.join('\n\n')).toEqual([]);
  });
}

test('[R2.50] [R10.2] every component’s text has enough contrast in each brand and theme', async ({
  openApp,
  profileDir,
}) => {
  test.setTimeout(isWhole ? 4 * LIMITS.longTest : LIMITS.longTest);
  const { page } = await openApp(profileDir, desktop);
  const paths = await listDocPages(page);
  const colours = (shown: Page) => axeFindings(shown, COLOUR_RULE);
  const findings: string[] = [];
  for (const path of isWhole ? paths : [SPECIMENS]) {
    for (const appearance of APPEARANCES.filter(({ lang }) => lang === 'ru')) {
      findings.push(...(await findingsOn(page, path, appearance, colours)));
    }
  }
  expect(findings, findings.join('\n\n')).toEqual([]);
});
