import type { Brand } from '#src/brand/brand.ts';
import { chooseBrand } from '#src/brand/brands.ts';
import { config } from '#src/platform/config.ts';
import { pageBrand } from '#src/platform/page-brand.ts';

let brand: Brand | undefined;

/** What is told of the brand, the first before the others. */
function toldBrands(): readonly (string | undefined)[] {
  const { name, isByHost } = pageBrand();
  // The server chose the page by host, at each version anew; without it the page is the build's default.
  return isByHost ? [name] : [config().brand, name];
}

/**
 * The brand of this start: by host name, else as the server or the configuration says, else the build's
 * default (R1.1). It is known before any answer of a network, so no other brand flashes up.
 */
export function currentBrand(): Brand {
  brand ??= chooseBrand(location.hostname, ...toldBrands());
  return brand;
}
