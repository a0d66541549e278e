import type { Brand } from '#src/brand/brand.ts';
import { currentBrand } from '#src/state/brand.ts';

/** Gives the page the brand's colours and title (R1.1); the theme is there already (first-theme.js). */
export function dressInBrand(): Brand {
  const brand = currentBrand();
  document.documentElement.dataset['brand'] = brand.name;
  document.title = brand.title;
  return brand;
}
