import { expect, type Page } from '@playwright/test';
import type { BrandName } from '#src/brand/brand.ts';
import { BRANDS } from '#src/brand/brands.ts';
import type { Language } from '#src/i18n/language.ts';

/** The parameters of a documentation page. */
export interface DocAppearance {
  readonly brand: BrandName;
  readonly theme: 'light' | 'dark';
  readonly lang: Language;
}

export const DOC_BRANDS = Object.values(BRANDS).map(({ name }) => name);
export const DOC_THEMES = ['light', 'dark'] as const;
export const DOC_LANGUAGES = ['ru', 'uz'] as const;
/** CSS pixels of a small phone, a tablet and a desktop. */
export const DOC_WIDTHS = [320, 768, 1440] as const;

/** The page that shows every component in its main example. */
export const SPECIMENS = 'design/specimens';

const DOCUMENTATION = '/my/documentation';

/** Opens the index; returns the addresses of all pages, relative to the documentation's. */
export async function listDocPages(page: Page): Promise<string[]> {
  await page.goto(DOCUMENTATION);
  const links = page.getByRole('main').getByRole('link');
  await expect(links.first()).toBeVisible();
  const paths = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  return paths.map((path) => path.replace(`${DOCUMENTATION}/`, ''));
}

/** Opens a page in an appearance without reloading the app, and waits until it is visible. */
export async function openDocPage(
  page: Page,
  path: string,
  appearance: DocAppearance,
): Promise<void> {
  const address = `${DOCUMENTATION}/${path}?${new URLSearchParams({ ...appearance })}`;
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  const { brand, theme, lang } = appearance;
  const themedPage = `html[lang=${lang}][data-brand=${brand}][data-theme=${theme}]`;
  await expect(page.locator(`${themedPage} article[data-page="${path}"]`)).toBeVisible();
}
