import { PROFILE_CHANGING } from '../email-change/email-change.ts';
import { goesToAddress } from '../orders/order-place.ts';
import { becameReady, isOrder, type Order } from '../orders/order.ts';
import type { Invitation } from '../referral/invitation.ts';
import { hasShape, isText } from '../shape.ts';
import { wholeTickets, type SupportTicket } from '../support-ticket.ts';
import { timeOf } from './event-rules.ts';
import { EVENT_TYPE, type ChangedSubject, type StoredEvent } from './stored-event.ts';

/** The key of the event that a subject got a status. */
const keyOf = ({ kind, id, status }: Pick<ChangedSubject, 'kind' | 'id' | 'status'>): string =>
  `${kind}-${id}-${status}`;

const CANCELLED = 'CANCELLED';

/** Whether a response is older than the stored row: it arrived late and raises no event. */
const isOutdated = (stored: string, received: string): boolean =>
  (timeOf(stored) ?? 0) > (timeOf(received) ?? Infinity);

export const cancelledKey = (id: number): string => keyOf({ kind: 'order', id, status: CANCELLED });

const eventOf = (
  subject: ChangedSubject,
  changedAt: string,
  at: number,
): Omit<StoredEvent, 'key'> => ({
  type: EVENT_TYPE[subject.kind],
  operation: null,
  subject,
  at: timeOf(changedAt) ?? at,
  isSeen: false,
  unread: 1,
});

/**
 * Raises an event for each order that has arrived or was cancelled since it was stored. An order that this
 * device did not know, or whose row is damaged, raises none. An arrived order has a notice on every screen,
 * so its event has no toast.
 * @param stored the stored rows in the sequence of the received orders
 * @param at when the orders were received, ms since the epoch
 */
export function detectOrderEvents(
  stored: readonly unknown[],
  received: readonly Order[],
  at: number,
): readonly StoredEvent[] {
  return received.flatMap((order, index): StoredEvent[] => {
    const known = stored[index];
    if (!isOrder(known)) return [];
    const { id, status, kind: productKind, productName: name, updatedAt } = order;
    const isReady = becameReady(known, order);
    if (!isReady && !(status === CANCELLED && known.status !== CANCELLED)) return [];
    const subject = {
      kind: 'order',
      id,
      status,
      productKind,
      goesToAddress: goesToAddress(order),
      name,
    } as const;
    return [{ ...eventOf(subject, updatedAt, at), key: keyOf(subject), isSeen: isReady }];
  });
}

const hasStatus = hasShape({ status: isText, updatedAt: isText });

/**
 * Raises an event for each friend whose status is another one than stored.
 * @param stored the stored rows in the sequence of the received invitations
 * @param at when the invitations were received, ms since the epoch
 */
export function detectInvitationEvents(
  stored: readonly unknown[],
  received: readonly Invitation[],
  at: number,
): readonly StoredEvent[] {
  return received.flatMap(({ id, status, name, updatedAt }, index): StoredEvent[] => {
    const known = stored[index];
    if (!hasStatus(known) || known.status === status || isOutdated(known.updatedAt, updatedAt))
      return [];
    const subject = { kind: 'invitation', id, status, name } as const;
    return [{ ...eventOf(subject, updatedAt, at), key: keyOf(subject) }];
  });
}

/**
 * Raises an event for each ticket with another status or answer than stored. The ticket of an e-mail change
 * has none: the change has its own notices, and the member cancels it, too.
 * @param stored what the device has as its tickets, in any shape
 * @param at when the tickets were received, ms since the epoch
 */
export function detectTicketEvents(
  stored: unknown,
  received: readonly SupportTicket[],
  at: number,
): readonly StoredEvent[] {
  const known = new Map(wholeTickets(stored).map((ticket) => [ticket.id, ticket]));
  return received.flatMap((ticket): StoredEvent[] => {
    const { id, status_code: status, topic, updatedAt, answer } = ticket;
    const before = known.get(id);
    if (!before || isOutdated(before.updatedAt, updatedAt)) return [];
    if (ticket.category_code === PROFILE_CHANGING) return [];
    const isAnswered = answer !== null && answer !== before.answer;
    if (!isAnswered && status === before.status_code) return [];
    const subject = { kind: 'ticket', id, status, topic, isAnswered } as const;
    // The support may answer again, or take the ticket up again, under a status that the ticket had before.
    return [{ ...eventOf(subject, updatedAt, at), key: `${keyOf(subject)}-${updatedAt}` }];
  });
}
