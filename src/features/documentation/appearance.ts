import { useSearchParams } from 'react-router-dom';
import type { BrandName } from '#src/brand/brand.ts';
import { isBrandName } from '#src/brand/brands.ts';
import { isLanguage, storedLanguage, type Language } from '#src/i18n/language.ts';
import { THEMES, type Theme } from '#src/platform/stored/theme.ts';
import { currentBrand } from '#src/state/page/brand.ts';

/** Widths of the device frame, in CSS pixels; 0 means no frame. */
export const WIDTHS = [0, 320, 768, 1440] as const;
export type Width = (typeof WIDTHS)[number];

/** Appearance of the documentation; kept only in the address, so that a link carries it. */
export interface Appearance {
  readonly brand: BrandName;
  readonly theme: Theme;
  readonly lang: Language;
  readonly width: Width;
}

/** Parses the appearance from an address; missing or invalid parts are the same as in the rest of the app. */
export function parseAppearance(search: URLSearchParams): Appearance {
  const brand = search.get('brand') ?? undefined;
  const lang = search.get('lang');
  return {
    brand: isBrandName(brand) ? brand : currentBrand().name,
    theme: THEMES.find((theme) => theme === search.get('theme')) ?? 'system',
    lang: isLanguage(lang) ? lang : storedLanguage(),
    width: WIDTHS.find((width) => String(width) === search.get('width')) ?? 0,
  };
}

/** The appearance of the open page, and a function that changes a part of it. */
export function useAppearanceParameters(): [Appearance, (change: Partial<Appearance>) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (part: Partial<Appearance>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(part)) after.set(name, String(value));
        return after;
      },
      { replace: true },
    );
  return [parseAppearance(search), change];
}
