import i18next from 'i18next';
import { useEffect, useLayoutEffect } from 'react';
import { BRANDS } from '#src/brand/brands.ts';
import type { Language } from '#src/i18n/language.ts';
import { setCurrency } from '#src/i18n/currency.ts';
import { loadLanguage } from '#src/i18n/setup.ts';
import { showTheme } from '#src/platform/theme.ts';
import type { Look } from './look.ts';

/** Shows the documentation in a language; the choice kept on the device stays. Rejects without its chunk. */
export async function showLanguage(lang: Language): Promise<void> {
  await loadLanguage(lang);
  await i18next.changeLanguage(lang);
}

/** Shows the page in a look. What the member chose for the area stays as it is. */
export function useDress({ brand, theme, lang }: Look): void {
  // While it renders, since amounts under it read the noun while they do.
  setCurrency(BRANDS[brand].currency);

  useLayoutEffect(() => {
    document.documentElement.dataset['brand'] = brand;
    showTheme(theme);
  }, [brand, theme]);

  useEffect(() => {
    // Without the chunk the page stays in the language that it has.
    showLanguage(lang).catch(() => undefined);
  }, [lang]);
}
