import type { Brand, BrandName } from './brand.ts';
import { mosap } from './mosap.ts';
import { mti } from './mti.ts';
import { people } from './people.ts';
import { synergy } from './synergy.ts';

export const BRANDS: Readonly<Record<BrandName, Brand>> = { synergy, mti, mosap, people };

/** The brand when neither the host nor the configuration names one. */
const DEFAULT_BRAND: Brand = synergy;

export const isBrandName = (name: string | undefined): name is BrandName =>
  name !== undefined && Object.hasOwn(BRANDS, name);

/**
 * Chooses the brand by host name, else by the first valid name, else the default (R1.1).
 * @param names brand names by precedence, such as the configuration's and the build's
 */
export function chooseBrand(hostname: string, ...names: readonly (string | undefined)[]): Brand {
  const byHost = Object.values(BRANDS).find((brand) => brand.hosts.includes(hostname));
  const name = names.find(isBrandName);
  return byHost ?? (name ? BRANDS[name] : DEFAULT_BRAND);
}
