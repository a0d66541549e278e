import { useSearchParams } from 'react-router-dom';
import { isBrandName } from '#src/brand/brands.ts';
import type { BrandName } from '#src/brand/brand.ts';
import { isLanguage, storedLanguage, type Language } from '#src/i18n/language.ts';
import { THEMES, type Theme } from '#src/platform/theme.ts';
import { currentBrand } from '#src/state/brand.ts';

/** Widths of the frame that a page can be looked at in, in CSS pixels; 0 is the page itself. */
export const WIDTHS = [0, 320, 768, 1440] as const;
export type Width = (typeof WIDTHS)[number];

/** How the documentation is shown; kept in the address alone, so that a look can be sent to somebody. */
export interface Look {
  readonly brand: BrandName;
  readonly theme: Theme;
  readonly lang: Language;
  readonly width: Width;
}

/** Reads the look from an address; what it does not say, or says wrongly, is as in the rest of the area. */
export function readLook(search: URLSearchParams): Look {
  const brand = search.get('brand') ?? undefined;
  const lang = search.get('lang');
  return {
    brand: isBrandName(brand) ? brand : currentBrand().name,
    theme: THEMES.find((theme) => theme === search.get('theme')) ?? 'system',
    lang: isLanguage(lang) ? lang : storedLanguage(),
    width: WIDTHS.find((width) => String(width) === search.get('width')) ?? 0,
  };
}

/** The look of the open page, and a way to change a part of it. */
export function useLook(): [Look, (change: Partial<Look>) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (part: Partial<Look>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(part)) after.set(name, String(value));
        return after;
      },
      { replace: true },
    );
  return [readLook(search), change];
}
