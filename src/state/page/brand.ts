import type { Brand } from '#src/brand/brand.ts';
import { chooseBrand } from '#src/brand/brands.ts';
import { NO_CONTACTS, type Contacts } from '#src/domain/contacts.ts';
import { config } from '#src/platform/config.ts';

let brand: Brand | undefined;

/** The configured brands, the most specific first. */
function configuredBrands(): readonly (string | undefined)[] {
  // The server or the build wrote them into the page (R1.1).
  const { brand: name, brandSource } = document.documentElement.dataset;
  // The server chooses the page by host; without it the page is the build's default.
  return brandSource === 'host' ? [name] : [config().brand, name];
}

/**
 * The brand of this start: by host name, else from the server or the configuration, else the build's
 * default (R1.1). It is known before any response, so no other brand is shown first.
 */
export function currentBrand(): Brand {
  brand ??= chooseBrand(location.hostname, ...configuredBrands());
  return brand;
}

/** How the member reaches the institution: as the server has written it into this page, else as it was last stored. */
export const contacts = (): Contacts => config().contacts ?? NO_CONTACTS;
