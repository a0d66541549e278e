import { expect, type Page } from '@playwright/test';
import { axeFindings, COLOUR_RULE, overflowFindings } from './support/accessibility.ts';
import { desktop } from './support/browser.ts';
import {
  DOC_BRANDS,
  DOC_LANGUAGES,
  DOC_THEMES,
  DOC_WIDTHS,
  type DocLook,
  listDocPages,
  lookAtDocPage,
} from './support/documentation.ts';
import { test } from './support/fixtures.ts';

/** Everything with everything, some 2,000 checks: `npm run axe`. The gate takes a part that leaves no value out. */
const isWhole = process.env['AXE'] === 'whole';
const TIMEOUT_MS = isWhole ? 3_600_000 : 600_000;
const DRESSES = DOC_BRANDS.flatMap((brand) => DOC_THEMES.map((theme) => ({ brand, theme })));

/** Looks at a page in each look; what axe finds, with the place and the look that it was found in. */
async function findingsOn(
  page: Page,
  path: string,
  looks: readonly DocLook[],
  rules?: readonly string[],
): Promise<string[]> {
  const all: string[] = [];
  for (const look of looks) {
    await lookAtDocPage(page, path, look);
    const found = [...(await axeFindings(page, rules)), ...(await overflowFindings(page))];
    all.push(...found.map((one) => `${path} ${Object.values(look).join(' ')}: ${one}`));
  }
  return all;
}

for (const lang of DOC_LANGUAGES) {
  test(`[R2.50] [R10.1] axe finds nothing on any page of the UI kit in ${lang} on a phone, a tablet and a desktop, and none scrolls aside`, async ({
    openApp,
    profileDir,
  }) => {
    test.setTimeout(TIMEOUT_MS);
    const { page } = await openApp(profileDir, desktop);
    const paths = await listDocPages(page);
    const findings: string[] = [];
    let checks = 0;
    for (const [turn, width] of DOC_WIDTHS.entries()) {
      await page.setViewportSize({ width, height: 800 });
      for (const [index, path] of paths.entries()) {
        // Each width meets a page in another brand and theme.
        const own = DRESSES[(index + 3 * turn) % DRESSES.length];
        const dresses = DRESSES.filter((dress) => isWhole || dress === own);
        const found = await findingsOn(
          page,
          path,
          dresses.map((dress) => ({ ...dress, lang })),
        );
        checks += dresses.length;
        findings.push(...found.map((one) => `${width} ${one}`));
      }
    }
    expect(findings, findings.join('\n\n')).toEqual([]);
    console.log(`${checks} looks at ${paths.length} pages in ${lang}: nothing found`);
  });
}

test('[R2.50] [R10.2] every text of the UI kit can be read in each brand and theme', async ({
  openApp,
  profileDir,
}) => {
  test.setTimeout(TIMEOUT_MS);
  const { page } = await openApp(profileDir, desktop);
  const paths = await listDocPages(page);
  const findings: string[] = [];
  for (const path of paths) {
    const looks = DRESSES.map((dress) => ({ ...dress, lang: 'ru' as const }));
    findings.push(...(await findingsOn(page, path, looks, COLOUR_RULE)));
  }
  expect(findings, findings.join('\n\n')).toEqual([]);
});
