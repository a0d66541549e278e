import type { Brand } from '#src/brand/brand.ts';
import { currentBrand } from '#src/state/page/brand.ts';

/** Sets the brand's colours and title (R1.1); src/entry/first-theme.ts has set the theme already. */
export function applyBrandTheme(): Brand {
  const brand = currentBrand();
  document.documentElement.dataset['brand'] = brand.name;
  document.title = brand.title;
  return brand;
}
