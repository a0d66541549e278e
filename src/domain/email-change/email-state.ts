import type { BusClient } from '../member/client.ts';
import { changeBranch, type ChangeBranch } from './change-branch.ts';
import { clientRelation, needsReplacement } from './client-relation.ts';
import type { EmailConfirmation } from './email-change.ts';

/** The move of the record to the signed-in new address in this session (R4.16). */
export type Replacement = 'idle' | 'running' | 'completed' | 'failed';

/** The search for the e-mail of the CRM's contact (R7.14); `email` is null when the CRM names none. */
export type OldEmailSearch = 'idle' | 'running' | { readonly email: string | null };

/** Everything that decides what a member sees of an e-mail change. */
export interface EmailFacts {
  /** The record as the service shows it to this member; null without one. */
  readonly client: BusClient | null;
  /** Whether the CRM has a contact of the signed-in address; null before it was received. */
  readonly hasContact: boolean | null;
  /** In lower case. */
  readonly signedInEmail: string;
  /** Null until it was received. */
  readonly attempt: EmailConfirmation | null;
  /** The service's time, ms since the epoch; null before its first response. */
  readonly now: number | null;
  readonly replacement: Replacement;
  readonly search: OldEmailSearch;
  /** Staff views the owner's area. */
  readonly isOwnerView: boolean;
}

/** The one thing that a member sees of an e-mail change (R4.15); addresses may be masked. */
export type EmailState =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'replacing' }
  | { readonly kind: 'completed' }
  | { readonly kind: 'badReplace' }
  | { readonly kind: 'blocked'; readonly newEmail: string }
  | { readonly kind: 'newUnconfirmed'; readonly currentEmail: string }
  | {
      readonly kind: 'newUnapproved';
      readonly currentEmail: string;
      readonly approvedAt: string | null;
    }
  | { readonly kind: 'newRefused'; readonly currentEmail: string }
  | { readonly kind: 'newByManager'; readonly currentEmail: string }
  | { readonly kind: 'old'; readonly currentEmail: string }
  | { readonly kind: 'registration'; readonly newEmail: string }
  | { readonly kind: 'mismatch'; readonly ownEmail: string; readonly managerEmail: string }
  | { readonly kind: 'searching' }
  | { readonly kind: 'oldFound'; readonly foundEmail: string }
  | { readonly kind: 'differentFound'; readonly foundEmail: string }
  | { readonly kind: 'change'; readonly branch: ChangeBranch; readonly newEmail: string | null };

/** The states with one message: what happened, what is safe, what to do. */
export type MessageState = Exclude<EmailState, { kind: 'nothing' | 'change' }>;

/** Whether a state has a message of its own; the member's own change has branches instead. */
export const isMessage = (state: EmailState): state is MessageState =>
  state.kind !== 'nothing' && state.kind !== 'change';

/** Whether the notice explains why there is no card: the card's own warning stays away (R4.15). */
export const explainsCard = (state: EmailState): boolean =>
  isMessage(state) && state.kind !== 'completed';

const OTHER_ADDRESS: readonly EmailState['kind'][] = [
  'newUnconfirmed',
  'newUnapproved',
  'newRefused',
  'newByManager',
  'replacing',
  'badReplace',
  'old',
];

/**
 * Whether the signed-in address is the new one of a change (R4.16) or a previous one: a card here would be another
 * address's.
 */
export const isOtherAddress = (state: EmailState): boolean => OTHER_ADDRESS.includes(state.kind);

const NOTHING: EmailState = { kind: 'nothing' };

type Facts = EmailFacts & { readonly client: BusClient };

/** The replacement of this session, and the one that is about to run. */
function replacementState(facts: Facts): EmailState | null {
  const { client, signedInEmail, replacement, attempt } = facts;
  if (replacement === 'running') return { kind: 'replacing' };
  if (replacement === 'completed') return { kind: 'completed' };
  if (replacement === 'failed') return { kind: 'badReplace' };
  if (!needsReplacement(client, signedInEmail)) return null;
  if (attempt?.is_approved) return { kind: 'replacing' };
  if (attempt?.is_refused) return { kind: 'newRefused', currentEmail: client.email };
  const approvedAt = attempt?.approved_by_itself_at ?? null;
  return { kind: 'newUnapproved', currentEmail: client.email, approvedAt };
}

/** Signed in with an address that is not the record's own. */
function otherAddressState(facts: Facts): EmailState | null {
  const { client, signedInEmail } = facts;
  const relation = clientRelation(client, signedInEmail);
  const currentEmail = client.email;
  if (relation === 'old') return { kind: 'old', currentEmail };
  if (relation !== 'new') return null;
  const isUnconfirmed = client.change_client_email !== null && !client.is_client_email_confirmed;
  return { kind: isUnconfirmed ? 'newUnconfirmed' : 'newByManager', currentEmail };
}

/** The CRM has a contact of the current address, and only the manager requested another one. */
function blockedState({ client, hasContact }: Facts): EmailState | null {
  const { change_b24_email: newEmail, change_client_email: own } = client;
  const isBlocked = hasContact === true && own === null && !client.is_client_email_confirmed;
  return isBlocked && newEmail !== null ? { kind: 'blocked', newEmail } : null;
}

/** The CRM no longer has a contact of the current address: the change went on without this sign-in. */
function afterChangeState({ client, hasContact, search, signedInEmail }: Facts): EmailState | null {
  if (hasContact !== false) return null;
  const { change_client_email: own, change_b24_email: manager } = client;
  if (own !== null && manager !== null) {
    if (own !== manager) return { kind: 'mismatch', ownEmail: own, managerEmail: manager };
    if (client.is_client_email_confirmed) return { kind: 'registration', newEmail: own };
  }
  if (client.bitrix_id === null || search === 'idle') return null;
  if (search === 'running') return { kind: 'searching' };
  const { email: foundEmail } = search;
  if (foundEmail === null || foundEmail === signedInEmail) return null;
  const isOld = client.old_emails.includes(foundEmail);
  return { kind: isOld ? 'oldFound' : 'differentFound', foundEmail };
}

/**
 * Maps all facts to exactly one state (R4.15). The earlier line wins:
 * 1. owner view and a member without a record: nothing, because staff changes nothing;
 * 2. the replacement runs, is completed, or has failed: the data below is moving; the confirmed one waits
 *    for its approval;
 * 3. blocked: the manager has changed the address of a member who still signs in with the previous one;
 * 4. signed in with a new address that is not confirmed, with one that the manager entered, with an old
 *    one;
 * 5. the CRM has no contact of the current address: the requested addresses differ, or they are equal
 *    and confirmed (registration needed), or the search has found another address of the contact;
 * 6. the member's own change, by the six branches of R4.14.
 */
export function emailState(facts: EmailFacts): EmailState {
  const { client, signedInEmail, attempt, now } = facts;
  if (client === null || facts.isOwnerView) return NOTHING;
  const known: Facts = { ...facts, client };
  const replacement = replacementState(known);
  if (replacement) return replacement;
  if (clientRelation(client, signedInEmail) !== 'current')
    return otherAddressState(known) ?? NOTHING;
  return (
    blockedState(known) ??
    afterChangeState(known) ?? {
      kind: 'change',
      branch: changeBranch(client, attempt, now),
      newEmail: client.change_client_email ?? client.change_b24_email,
    }
  );
}

/**
 * Whether the CRM's contact is searched for (R7.14, R4.16): the current client has an id of the CRM and no
 * contact. It needs no replacement, because its address is the record's own.
 */
export function needsOldEmailSearch(
  client: BusClient,
  hasContact: boolean,
  signedInEmail: string,
): boolean {
  const isCurrent = clientRelation(client, signedInEmail) === 'current';
  return isCurrent && !hasContact && client.bitrix_id !== null;
}

/** Whether the service hides a part of the address: `m…@example.test`. */
export const isMaskedEmail = (email: string): boolean => email.includes('…@');
