import { useSnapshot } from 'valtio';
import type { EmailConfirmation } from '#src/domain/email-change/email-change.ts';
import {
  emailState,
  explainsCard,
  isOtherAddress,
  type EmailState,
} from '#src/domain/email-change/email-state.ts';
import type { BusClient } from '#src/domain/member/client.ts';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';
import { network } from '../page/network.ts';
import { session } from '../session/session.ts';
import { emailChange } from './email-change.ts';
import { member } from './member.ts';
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

/**
 * Follows the device and the session; undefined before the first read.
 * @param countsTime whether it also follows the service's clock, which decides about the steps of a change only
 */
export function useEmailView({ countsTime = true } = {}): EmailView | undefined {
  const { member: signedIn, status } = useSnapshot(session);
  const stored = useSnapshot(member);
  const { reachable } = useSnapshot(network);
  const { replacement, search } = useSnapshot(emailChange);
  const { info, client = null, emailChange: change } = stored;
  const now = useServiceTime(countsTime && change !== null);
  if (!signedIn || stored.status === 'loading') return undefined;
  // The form of a code that is probably late must not appear just before the service confirms that.
  const isTimeAwaited =
    now === null &&
    change !== null &&
    seemsOver(change.attempt) &&
    reachable &&
    status !== 'anonymous';
  // An attempt for an earlier address does not concern this one.
  const isOfAddress = change !== null && change.address === client?.change_client_email;
  const attempt = isOfAddress && !isTimeAwaited ? change.attempt : null;
  const state = emailState({
    client,
    hasContact: info && info.id !== null,
    signedInEmail: signedIn.email,
    attempt,
    now,
    replacement,
    search,
    isOwnerView: isOwnerView(),
  });
  const ticketIds = isOfAddress ? change.ticketIds : [];
  return { state, client, isClientKnown: stored.client !== undefined, attempt, ticketIds, now };
}

/**
 * What the notice of an e-mail change, which is on every screen, means for the card (R4.15, R4.16). Nothing while the
 * session has ended: signing in comes first.
 */
export function useEmailAndCard() {
  const view = useEmailView({ countsTime: false });
  const { status } = useSnapshot(session);
  const state = view && status !== 'anonymous' ? view.state : null;
  return {
    /** It explains why there is no card: the card's own warning stays away. */
    explainsCard: state !== null && explainsCard(state),
    /** The signed-in address is the new or an old one of a record: a card here would be another address's. */
    isOtherAddress: state !== null && isOtherAddress(state),
  };
}
