import type { Brand, BrandName } from './brand.ts';
import { mosap } from './mosap.ts';
import { mti } from './mti.ts';
import { people } from './people.ts';
import { synergy } from './synergy.ts';

export const BRANDS: Readonly<Record<BrandName, Brand>> = { synergy, mti, mosap, people };

/** The brand of a build that neither the host nor the configuration decides. */
const DEFAULT_BRAND: Brand = synergy;

/** Whether a text names a brand. */
export const isBrandName = (name: string | undefined): name is BrandName =>
  name !== undefined && Object.hasOwn(BRANDS, name);

/**
 * The brand by host name, else by the first name of a brand that was told, else the default (R1.1).
 * @param told - such as the configuration's and the build's; the first goes before the others.
 */
export function chooseBrand(hostname: string, ...told: readonly (string | undefined)[]): Brand {
  const byHost = Object.values(BRANDS).find((brand) => brand.hosts.includes(hostname));
  const name = told.find(isBrandName);
  return byHost ?? (name ? BRANDS[name] : DEFAULT_BRAND);
}
