import i18next from 'i18next';
import { useEffect, useLayoutEffect } from 'react';
import { BRANDS } from '#src/brand/brands.ts';
import { setCurrency } from '#src/i18n/currency.ts';
import type { Language } from '#src/i18n/language.ts';
import { loadLanguage } from '#src/i18n/setup.ts';
import { showTheme } from '#src/platform/stored/theme.ts';
import type { Appearance } from './appearance.ts';

/** Switches the language without storing it on the device. Rejects without its chunk. */
export async function showLanguage(lang: Language): Promise<void> {
  await loadLanguage(lang);
  await i18next.changeLanguage(lang);
}

/** Applies brand, theme and language to the page; the member's stored choices do not change. */
export function useAppearance({ brand, theme, lang }: Appearance): void {
  // During the render, because the amounts below read the noun then.
  setCurrency(BRANDS[brand].currency);

  useLayoutEffect(() => {
    document.documentElement.dataset['brand'] = brand;
    showTheme(theme);
  }, [brand, theme]);

  useEffect(() => {
    // Without the chunk the page keeps its language.
    showLanguage(lang).catch(() => undefined);
  }, [lang]);
}
