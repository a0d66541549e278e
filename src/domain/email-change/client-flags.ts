import type { BusClient } from '../client.ts';
import { clientRelation } from './client-relation.ts';

/** Flags derived from a client record for the signed-in person (R3.7). */
export interface ClientFlags {
  readonly isNewClient: boolean;
  readonly isCurrentClient: boolean;
  readonly isOldClient: boolean;
  readonly isChangeEmailConfirmed: boolean;
  readonly isReplaceEmailCompleted: boolean;
}

/**
 * Derives the flags of a bus client (R3.7, R4.15).
 * @param signedInEmail in lower case
 * @param replaced whether the record was moved to this address in the current session
 */
export function clientFlags(
  client: BusClient,
  signedInEmail: string,
  replaced: boolean,
): ClientFlags {
  const relation = clientRelation(client, signedInEmail);
  return {
    isNewClient: relation === 'new',
    isCurrentClient: relation === 'current',
    isOldClient: relation === 'old',
    isChangeEmailConfirmed: client.is_client_email_confirmed,
    isReplaceEmailCompleted: replaced,
  };
}
