import type { Brand, BrandName } from '#src/brand/brand.ts';
import { chooseBrand } from '#src/brand/brands.ts';

/** The brands of an installation (BRAND, BRAND_HOSTS). */
export interface BrandSetting {
  /** The brand of hosts that choose none. */
  readonly name?: string | undefined;
  /** Hosts that choose a brand beside those that the brands themselves name. */
  readonly hosts: Readonly<Record<string, BrandName>>;
}

/** The configured brand name of a host; undefined without one. */
export const configuredBrand = (hostname: string, setting?: BrandSetting): string | undefined =>
  setting && Object.hasOwn(setting.hosts, hostname) ? setting.hosts[hostname] : setting?.name;

/** The brand by host name, else by configuration, else the default (R1.1). */
export const brandOfHost = (hostname: string, setting?: BrandSetting): Brand =>
  chooseBrand(hostname, configuredBrand(hostname, setting));
