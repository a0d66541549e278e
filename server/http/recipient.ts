import type { Context } from 'hono';
import { brandOfHost, type BrandSetting } from '#server/config/brand-of-host.ts';
import type { Recipient } from '#server/messages/recipient.ts';
import { languageOf } from './language.ts';

/** Who gets a message about a request: the reader's language, and the brand of the host (R1.1). */
export function recipientOf(c: Context, brand: BrandSetting | undefined): Recipient {
  const { hostname } = new URL(c.req.url);
  return {
    hostname,
    brand: brandOfHost(hostname, brand),
    language: languageOf(c.req.header('accept-language')),
  };
}
