import type { Brand, BrandName } from './brand.ts';
import { mosap } from './mosap.ts';
import { mti } from './mti.ts';
import { people } from './people.ts';
import { synergy } from './synergy.ts';

export const BRANDS: Readonly<Record<BrandName, Brand>> = { synergy, mti, mosap, people };

/** The brand of a build that neither the host nor the configuration decides. */
const DEFAULT_BRAND: Brand = synergy;

const isBrandName = (name: string): name is BrandName => Object.hasOwn(BRANDS, name);

/** The brand by host name, else by configuration, else the default (R1.1). */
export function chooseBrand(hostname: string, configured?: string): Brand {
  const byHost = Object.values(BRANDS).find((brand) => brand.hosts.includes(hostname));
  if (byHost) return byHost;
  return configured !== undefined && isBrandName(configured) ? BRANDS[configured] : DEFAULT_BRAND;
}
