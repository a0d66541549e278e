import type { Brand, BrandName } from './brand.ts';
import { mosap } from './mosap.ts';
import { mti } from './mti.ts';
import { people } from './people.ts';
import { synergy } from './synergy.ts';

export const BRANDS: Readonly<Record<BrandName, Brand>> = { synergy, mti, mosap, people };

/** The brand when neither the host nor the configuration names one. */
const DEFAULT_BRAND: Brand = synergy;

const LOCAL = '.localhost';

/** The host at which a local machine shows a brand. */
export const localHost = ({ name }: Brand): string => `${name}${LOCAL}`;

export const isBrandName = (name: string | undefined): name is BrandName =>
  name !== undefined && Object.hasOwn(BRANDS, name);

/**
 * Chooses the brand: on a local machine `<brand>.localhost` is one, else the first valid name, else the default (R1.1).
 * @param names brand names by precedence, such as the configuration's and the build's
 */
export function chooseBrand(hostname: string, ...names: readonly (string | undefined)[]): Brand {
  const local = hostname.endsWith(LOCAL) ? hostname.slice(0, -LOCAL.length) : undefined;
  const name = [local, ...names].find(isBrandName);
  return name ? BRANDS[name] : DEFAULT_BRAND;
}
