import { hrefs } from '../hrefs.ts';
import type { CardSelection } from '../member/card.ts';
import { operationKind, type OperationKind } from '../operations/operation.ts';
import type { ChangedSubject, StoredEvent } from './stored-event.ts';

/** What decides which screens an event may lead to. */
export interface DestinationFacts {
  readonly cardState: CardSelection['state'];
  /** The orders that are on this device. */
  readonly knownOrders: Pick<ReadonlySet<number>, 'has'>;
}

/** Rewards for a friend: what became of the friend is among the invitations. */
const FRIEND_REWARDS: readonly OperationKind[] = ['FRIEND', 'ACADEM_ORDER'];

/** The screen that shows a changed subject itself. */
export function subjectHref(subject: Pick<ChangedSubject, 'kind' | 'id'>): string {
  if (subject.kind === 'order') return hrefs.order([subject.id]);
  return subject.kind === 'ticket' ? hrefs.ticket(subject.id) : hrefs.invites();
}

/**
 * The address that an event opens (R4.7): an order, the invitations, a ticket, the operation's place in the
 * history, or the profile with the card. A screen that the guard would refuse is never offered (R4.9,
 * R2.40); null when there is none.
 */
export function eventDestination(
  { operation, subject }: Pick<StoredEvent, 'operation' | 'subject'>,
  { cardState, knownOrders }: DestinationFacts,
): string | null {
  if (subject) {
    const isOpen = cardState === 'active' || subject.kind === 'ticket';
    return isOpen ? subjectHref(subject) : null;
  }
  if (!operation) return hrefs.profile();
  if (cardState === 'blocked') return null;
  const { id, type, orderId } = operation;
  if (cardState === 'active') {
    if (orderId !== undefined && knownOrders.has(orderId)) return hrefs.order([orderId]);
    if (FRIEND_REWARDS.includes(operationKind(type))) return hrefs.invites();
  }
  return hrefs.operation(id);
}
