import { BRANDS } from '#src/brand/brands.ts';
import type { BrandSetting } from './brand-of-host.ts';

/** The addresses of an installation. */
export interface Installation {
  /** The origin under which people open the app. */
  readonly publicOrigin: string;
  /** A request's host chooses the look; a person's brand is `brandOfPerson`. */
  readonly brand: BrandSetting | undefined;
}

const isLocal = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost');

/**
 * The host names at which people open an installation, the public one first: those of BRAND_HOSTS, and on
 * localhost every brand's `<brand>.localhost`. The example hosts of the brand records count nowhere else.
 */
export function installedHosts({ publicOrigin, brand }: Installation): string[] {
  const { hostname } = new URL(publicOrigin);
  const examples = Object.values(BRANDS).flatMap(({ hosts }) => hosts);
  const local = isLocal(hostname) ? examples.filter(isLocal) : [];
  return [...new Set([hostname, ...Object.keys(brand?.hosts ?? {}), ...local])];
}
