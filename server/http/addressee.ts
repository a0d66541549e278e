import type { Context } from 'hono';
import { brandOfHost, type BrandSetting } from '../brand-of-host.ts';
import { languageOf } from '../errors/texts.ts';
import type { Addressee } from '../messages/code-texts.ts';

/** Whom a message of a request is for: the reader's language, and the brand of the host (R1.1). */
export function addresseeOf(c: Context, brand: BrandSetting | undefined): Addressee {
  const { hostname } = new URL(c.req.url);
  return {
    hostname,
    brand: brandOfHost(hostname, brand),
    language: languageOf(c.req.header('accept-language')),
  };
}
