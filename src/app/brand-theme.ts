import type { Brand } from '#src/brand/brand.ts';
import { showTheme, storedTheme } from './shell/theme.ts';
import { currentBrand } from '#src/state/brand.ts';

/** Gives the page the brand's colours and title and the theme chosen here (R1.1, R10.2). */
export function dressInBrand(): Brand {
  const brand = currentBrand();
  document.documentElement.dataset['brand'] = brand.name;
  document.title = brand.title;
  showTheme(storedTheme());
  return brand;
}
