import { expect, type Page } from '@playwright/test';
import type { BrandName } from '#src/brand/brand.ts';
import { BRANDS } from '#src/brand/brands.ts';
import type { Language } from '#src/i18n/language.ts';

/** How a documentation page is looked at. */
export interface DocLook {
  readonly brand: BrandName;
  readonly theme: 'light' | 'dark';
  readonly lang: Language;
}

export const DOC_BRANDS = Object.values(BRANDS).map(({ name }) => name);
export const DOC_THEMES = ['light', 'dark'] as const;
export const DOC_LANGUAGES = ['ru', 'uz'] as const;
/** CSS pixels of a small phone, a tablet and a desktop. */
export const DOC_WIDTHS = [320, 768, 1440] as const;

const DOCUMENTATION = '/my/documentation';

/** Opens the index; the addresses of all pages, below the documentation's own. */
export async function listDocPages(page: Page): Promise<string[]> {
  await page.goto(DOCUMENTATION);
  const links = page.getByRole('main').getByRole('link');
  await expect(links.first()).toBeVisible();
  const paths = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  return paths.map((path) => path.replace(`${DOCUMENTATION}/`, ''));
}

/** Goes to a page in a look without loading the app anew, and waits until it is there. */
export async function lookAtDocPage(page: Page, path: string, look: DocLook): Promise<void> {
  const address = `${DOCUMENTATION}/${path}?${new URLSearchParams({ ...look })}`;
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  const { brand, theme, lang } = look;
  const dressed = `html[lang=${lang}][data-brand=${brand}][data-theme=${theme}]`;
  await expect(page.locator(`${dressed} article[data-page="${path}"]`)).toBeVisible();
}
