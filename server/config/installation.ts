import type { Brand } from '#src/brand/brand.ts';
import { BRANDS, localHost } from '#src/brand/brands.ts';
import { brandOfHost, contactsOf, type BrandSetting } from './brand-of-host.ts';

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
 * localhost every brand's `<brand>.localhost`.
 */
export function installedHosts({ publicOrigin, brand }: Installation): string[] {
  const { hostname } = new URL(publicOrigin);
  const local = isLocal(hostname) ? Object.values(BRANDS).map(localHost) : [];
  return [...new Set([hostname, ...Object.keys(brand?.hosts ?? {}), ...local])];
}

/** An origin of the installation: the public one with another host. */
export function originAt(host: string, publicOrigin: string): string {
  const url = new URL(publicOrigin);
  url.hostname = host;
  return url.origin;
}

/** The origins at which the area of each brand is opened, here or at another installation (R4.10). */
export function areasOf(installation: Installation): Record<string, string[]> {
  const { publicOrigin, brand: setting } = installation;
  const hosts = installedHosts(installation);
  const originsOf = (brand: Brand): string[] => {
    const here = hosts.filter((host) => brandOfHost(host, setting).name === brand.name);
    const { areaOrigin } = contactsOf(brand, setting);
    return [
      ...here.map((host) => originAt(host, publicOrigin)),
      ...(areaOrigin ? [areaOrigin] : []),
    ];
  };
  return Object.fromEntries(Object.values(BRANDS).map((brand) => [brand.name, originsOf(brand)]));
}
