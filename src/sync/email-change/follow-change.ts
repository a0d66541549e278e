import { needsReplacement } from '#src/domain/email-change/client-relation.ts';
import { refreshClient } from '../refresh/client.ts';
import { loadOwnClient } from './own-client.ts';
import { refreshEmailAttempt } from './refresh-attempt.ts';
import { replaceWhenNeeded } from './replacement.ts';
import { settleContact } from './settle-contact.ts';

/**
 * What follows from a refreshed client and member: the contact is settled, the attempt refreshed. The
 * replacement refreshes the attempt of the confirmed new address itself, because it depends on it.
 */
export async function completeEmailChange(): Promise<void> {
  const own = await loadOwnClient();
  if (own && needsReplacement(own.client, own.email)) return;
  await Promise.all([settleContact(), refreshEmailAttempt()]);
}

/**
 * Refreshes the client with everything that depends on it (R4.16): the replacement first, because it moves
 * the record that the others read.
 */
export async function followEmailChange(): Promise<void> {
  await refreshClient();
  await replaceWhenNeeded();
  await completeEmailChange();
}
