import i18next from 'i18next';
import {
  EVENT_TYPE,
  type ChangedSubject,
  type StoredEvent,
} from '#src/domain/events/stored-event.ts';
import { OPERATION_TYPES, type Operation } from '#src/domain/operations/operation.ts';
import { INVITATION_STATUSES } from '#src/domain/referral/invitation.ts';
import { TICKET_STATUSES } from '#src/domain/support-ticket.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import { currentCurrency } from '#src/i18n/currency.ts';
import { formatCoins } from '#src/i18n/format/coins.ts';
import { isLanguage } from '#src/i18n/language.ts';

export interface EventText {
  readonly title: string;
  readonly body: string;
}

const currentLanguage = () => (isLanguage(i18next.language) ? i18next.language : 'ru');

function operationText(
  { type, amount, orderId }: Pick<Operation, 'type' | 'amount' | 'orderId'>,
  orderName: string | undefined,
): EventText {
  const coins = formatCoins(Math.abs(amount), currentCurrency(), currentLanguage());
  const name = OPERATION_TYPES.find((known) => known === type) ?? 'other';
  // Its kind is its name: the order says more.
  if (name === 'CANCEL_ORDER' && orderId !== undefined) {
    return {
      title: i18next.t('events:refund.title', { coins }),
      body: orderName ?? i18next.t('events:refund.body', { id: orderId }),
    };
  }
  return {
    title: i18next.t(amount < 0 ? 'events:charge.title' : 'events:accrual.title', { coins }),
    body: orderName ?? i18next.t(`history:type.${name}`),
  };
}

type Subject<K extends ChangedSubject['kind']> = Extract<ChangedSubject, { readonly kind: K }>;

/** Services and tickets of events have their own words for their steps (R2.19). */
function orderText(subject: Subject<'order'>): EventText {
  const { id, status, productKind, goesToAddress, name } = subject;
  const arrived = goesToAddress ? 'DELIVERED_TO_ADDRESS' : 'DELIVERED';
  const step = status === 'CANCELLED' ? 'CANCELLED' : arrived;
  return {
    title: name[currentLanguage()] || i18next.t('orders:numberOf', { id }),
    body: i18next.t(
      productKind === 'product' ? `orders:step.${step}` : `orders:${productKind}.step.${step}`,
    ),
  };
}

function invitationText({ status, name }: Subject<'invitation'>): EventText {
  const known = INVITATION_STATUSES.find((one) => one === status) ?? 'other';
  return { title: name, body: i18next.t(`events:friend.${known}`) };
}

function ticketText({ status, topic, isAnswered }: Subject<'ticket'>): EventText {
  const known = TICKET_STATUSES.find((one) => one === status) ?? 'other';
  const answered = status === 'CLOSED' ? 'answeredAndClosed' : 'answered';
  return { title: topic, body: i18next.t(`events:ticket.${isAnswered ? answered : known}`) };
}

function subjectText(subject: ChangedSubject): EventText {
  if (subject.kind === 'order') return orderText(subject);
  return subject.kind === 'invitation' ? invitationText(subject) : ticketText(subject);
}

/**
 * Title and body of an event (R3.7), in the language on screen.
 * @param orderName what the order of an operation was for, where this device knows it
 */
export function describeEvent(
  { type, operation, subject }: StoredEvent,
  orderName?: LocalText,
): EventText {
  if (operation) return operationText(operation, orderName?.[currentLanguage()]);
  if (subject) return subjectText(subject);
  const name = type === EVENT_TYPE.cardIssued ? 'issued' : 'cards';
  return { title: i18next.t(`events:${name}.title`), body: i18next.t(`events:${name}.body`) };
}

/** Title and body of an event as one message, in the language on screen. */
export function eventMessage(event: StoredEvent, orderName?: LocalText): string {
  const { title, body } = describeEvent(event, orderName);
  // A card's body is a sentence, the others are a name or a few words. No line begins with the dash.
  return [title, body].join(event.operation || event.subject ? '\u00A0— ' : '. ');
}

/** One message for many events. */
export const severalMessage = (amount: number): string => i18next.t('events:several', { amount });
