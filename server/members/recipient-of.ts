import { contactsOf } from '#server/config/brand-of-host.ts';
import type { Installation } from '#server/config/installation.ts';
import type { Db } from '#server/database/db.ts';
import type { SignedIn } from '#server/http/environment.ts';
import { languageOf } from '#server/http/language.ts';
import type { Recipient } from '#server/messages/recipient.ts';
import { supportPhones } from '#src/domain/contacts.ts';
import { brandOfRequest, originOf, placeOf } from './programme-origin.ts';

/** Who gets a message about a request: the reader's language, and the person's brand with its host here. */
export async function recipientOf(db: Db, c: SignedIn, deps: Installation): Promise<Recipient> {
  const brand = await brandOfRequest(db, c, deps);
  const place = placeOf(c, deps);
  const hostname = c.get('principal').signInHost ?? place.hostname;
  const origin = originOf(brand, { ...place, hostname });
  const contacts = contactsOf(brand, deps.brand);
  return {
    hostname: new URL(origin).hostname,
    brand,
    support: contacts.email ?? supportPhones(contacts)[0] ?? `${origin}/my/support`,
    language: languageOf(c.req.header('accept-language')),
  };
}
