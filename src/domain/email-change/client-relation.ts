import type { BusClient } from '../member/client.ts';

type Addresses = Pick<
  BusClient,
  'email' | 'change_client_email' | 'change_b24_email' | 'old_emails'
>;

/** Relation of a signed-in address to a client record; null when the record does not contain it (R4.15). */
export type ClientRelation = 'current' | 'new' | 'old' | null;

/** @param signedInEmail in lower case */
export function clientRelation(client: Addresses, signedInEmail: string): ClientRelation {
  if (client.email === signedInEmail) return 'current';
  if ([client.change_client_email, client.change_b24_email].includes(signedInEmail)) return 'new';
  return client.old_emails.includes(signedInEmail) ? 'old' : null;
}

/**
 * Whether the signed-in address is the new one that the client requested and confirmed (R4.15): the record
 * moves to it when the support has approved the request (R4.16).
 */
export const needsReplacement = (
  client: Addresses & Pick<BusClient, 'is_client_email_confirmed'>,
  signedInEmail: string,
): boolean =>
  clientRelation(client, signedInEmail) === 'new' &&
  client.change_client_email === signedInEmail &&
  client.is_client_email_confirmed;
