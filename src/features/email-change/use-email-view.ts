import { useSnapshot } from 'valtio';
import { database } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import type { EmailConfirmation } from '#src/domain/email-change/email-change.ts';
import { emailState, type EmailState } from '#src/domain/email-change/email-state.ts';
import type { BusClient } from '#src/domain/member/client.ts';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';
import { emailChange } from '#src/state/member/email-change.ts';
import { network } from '#src/state/page/network.ts';
import { session } from '#src/state/session/session.ts';
import { useServiceTime } from './use-service-time.ts';

/** What the device knows of the member's e-mail change, and the one state that follows from it. */
export interface EmailView {
  readonly state: EmailState;
  readonly client: BusClient | null;
  /** Whether the record was ever received. */
  readonly isClientKnown: boolean;
  readonly attempt: EmailConfirmation | null;
  /** Of the support's open tickets about the change (R7.15). */
  readonly ticketIds: readonly number[];
  /** The service's time, ms since the epoch. */
  readonly now: number | null;
}

/** By the device's clock, which may be wrong: the service's time decides once it is known. */
const seemsOver = (attempt: EmailConfirmation): boolean =>
  attempt.deadline !== null && Date.parse(attempt.deadline) <= Date.now();

async function loadFacts() {
  const db = database();
  const [client, change, info] = await Promise.all([
    loadMeta(db, 'client'),
    loadMeta(db, 'emailChange'),
    loadMeta(db, 'userInfo'),
  ]);
  return {
    client: client?.value ?? null,
    isClientKnown: client !== undefined,
    change: change?.value ?? null,
    isOver: change !== undefined && seemsOver(change.value.attempt),
    hasContact: info ? info.value.id !== null : null,
  };
}

/** Follows the device, the session and the service's clock; undefined before the first read. */
export function useEmailView(): EmailView | undefined {
  const facts = useStored(loadFacts);
  const { member, status } = useSnapshot(session);
  const { reachable } = useSnapshot(network);
  const { replacement, search } = useSnapshot(emailChange);
  const now = useServiceTime((facts?.change ?? null) !== null);
  if (!facts || !member) return undefined;
  const { client, isClientKnown, change, hasContact, isOver } = facts;
  // The form of a code that is probably late must not appear just before the service confirms that.
  const isTimeAwaited = now === null && isOver && reachable && status !== 'anonymous';
  // An attempt for an earlier address does not concern this one.
  const isOfAddress = change !== null && change.address === client?.change_client_email;
  const attempt = isOfAddress && !isTimeAwaited ? change.attempt : null;
  const state = emailState({
    client,
    hasContact,
    signedInEmail: member.email,
    attempt,
    now,
    replacement,
    search,
    isOwnerView: isOwnerView(),
  });
  const ticketIds = isOfAddress ? change.ticketIds : [];
  return { state, client, isClientKnown, attempt, ticketIds, now };
}
