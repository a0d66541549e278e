import type { Brand } from '#src/brand/brand.ts';
import { chooseBrand } from '#src/brand/brands.ts';
import { config } from '#src/platform/config.ts';

let brand: Brand | undefined;

/** The brand of this start: by host name, else by configuration, else the default (R1.1). */
export function currentBrand(): Brand {
  brand ??= chooseBrand(location.hostname, config().brand);
  return brand;
}
