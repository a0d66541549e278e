import type { Brand, BrandName } from '#src/brand/brand.ts';
import { chooseBrand } from '#src/brand/brands.ts';
import { NO_CONTACTS, type Contacts } from '#src/domain/contacts.ts';

export type BrandContacts = Readonly<Partial<Record<BrandName, Contacts | undefined>>>;

/** The brands of an installation (BRAND, BRAND_HOSTS, CONTACTS_FILE). */
export interface BrandSetting {
  /** The brand of hosts that choose none. */
  readonly name?: string | undefined;
  /** Hosts that choose a brand beside those that the brands themselves name. */
  readonly hosts: Readonly<Record<string, BrandName>>;
  /** How people reach the institution behind each brand. */
  readonly contacts?: BrandContacts | undefined;
}

/** The configured brand name of a host; undefined without one. */
export const configuredBrand = (hostname: string, setting?: BrandSetting): string | undefined =>
  setting && Object.hasOwn(setting.hosts, hostname) ? setting.hosts[hostname] : setting?.name;

/** The brand by host name, else by configuration, else the default (R1.1). */
export const brandOfHost = (hostname: string, setting?: BrandSetting): Brand =>
  chooseBrand(hostname, configuredBrand(hostname, setting));

/** The contacts of a brand; without any where the operator has given none (R11.1). */
export const contactsOf = ({ name }: Brand, setting?: BrandSetting): Contacts =>
  setting?.contacts?.[name] ?? NO_CONTACTS;
