import i18next from 'i18next';
import { OPERATION_TYPES, type Operation } from '#src/domain/operation.ts';
import { EVENT_TYPE, type StoredEvent } from '#src/domain/stored-event.ts';
import { currentCurrency } from '#src/i18n/currency.ts';
import { formatCoins } from '#src/i18n/format/coins.ts';
import { isLanguage } from '#src/i18n/language.ts';

export interface EventText {
  readonly title: string;
  readonly body: string;
}

function operationText({
  type,
  amount,
  orderId,
}: Pick<Operation, 'type' | 'amount' | 'orderId'>): EventText {
  const language = isLanguage(i18next.language) ? i18next.language : 'ru';
  const coins = formatCoins(Math.abs(amount), currentCurrency(), language);
  const name = OPERATION_TYPES.find((known) => known === type) ?? 'other';
  // Its kind is its name: the order says more.
  if (name === 'CANCEL_ORDER' && orderId !== undefined) {
    return {
      title: i18next.t('events:refund.title', { coins }),
      body: i18next.t('events:refund.body', { id: orderId }),
    };
  }
  return {
    title: i18next.t(amount < 0 ? 'events:charge.title' : 'events:accrual.title', { coins }),
    body: i18next.t(`history:type.${name}`),
  };
}

/** Title and body of an event (R3.7), in the language on screen. */
export function describeEvent({ type, operation }: StoredEvent): EventText {
  if (operation) return operationText(operation);
  const name = type === EVENT_TYPE.cardIssued ? 'issued' : 'cards';
  return { title: i18next.t(`events:${name}.title`), body: i18next.t(`events:${name}.body`) };
}

/** Title and body of an event as one message, in the language on screen. */
export function eventMessage(event: StoredEvent): string {
  const { title, body } = describeEvent(event);
  // An operation's body is the name of its kind, a card's body is a sentence.
  return [title, body].join(event.operation ? ' · ' : '. ');
}

/** One message for many events. */
export const severalMessage = (amount: number): string => i18next.t('events:several', { amount });
