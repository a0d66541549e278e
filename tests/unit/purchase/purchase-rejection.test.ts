import { describe, expect, test } from 'vitest';
import type { PostRefusal } from '#src/domain/outbox/outbox-post.ts';
import { isOrderErrorCode, rejectionReason } from '#src/domain/purchase/purchase-rejection.ts';

const body = { cardId: 1, comment: '', date: '', description: '', prodId: 7, confirmedPrice: 100 };
const reasonOf = (errorCode: string, refusal: Partial<PostRefusal> = {}) =>
  rejectionReason({ refusal: { errorCode, text: null, field: null, ...refusal }, body });

/** The service's codes about the order itself that have a text without an amount (R8.2). */
const PLAIN_CODES = [
  'OUT_OF_STOCK',
  'NOT_FOUND',
  'NO_PHYSICAL_CARD',
  'CARD_NOT_ACTIVE',
  'NOT_A_STUDENT',
  'EVENT_OVER',
  'TICKET_LIMIT',
  'TICKET_LIMIT_MISCONFIGURED',
];

describe('the reason of a rejected purchase', () => {
  test('[R7.31] [R8.2] a changed price names the confirmed price and the new one', () => {
    expect(reasonOf('PRICE_CHANGED', { details: { price: 120 } })).toEqual({
      key: 'PRICE_CHANGED',
      previous: 100,
      price: 120,
    });
  });

  test('[R5.8] [R8.2] missing coins are counted from the price and balance of the rejection', () => {
    expect(reasonOf('INSUFFICIENT_COINS', { details: { price: 120, balance: 45 } })).toEqual({
      key: 'INSUFFICIENT_COINS',
      missing: 75,
      balance: 45,
    });
  });

  test.each([
    ['PRICE_CHANGED', { balance: 45 }],
    ['INSUFFICIENT_COINS', { price: 120 }],
    ['INSUFFICIENT_COINS', { balance: 45 }],
  ])('[R8.2] %s without the amounts %o shows the service’s own text', (code, details) => {
    expect(reasonOf(code, { details, text: 'Не получилось' })).toEqual({
      key: 'other',
      text: 'Не получилось',
    });
  });

  test.each(PLAIN_CODES)('[R8.2] %s has a text of its own', (code) => {
    expect(reasonOf(code, { text: 'Текст сервиса' })).toEqual({ key: code });
    expect(reasonOf(code, { details: { price: 120, balance: 45 } })).toEqual({ key: code });
  });

  test.each(['OUTCOME_FORGOTTEN', 'REQUEST_ID_REUSED'])(
    '[R7.31] %s leaves it uncertain whether an earlier attempt was charged',
    (code) => {
      expect(reasonOf(code)).toEqual({ key: 'uncertain' });
    },
  );

  test('[R8.2] an unknown code shows the service’s text, and none when it gave none', () => {
    expect(reasonOf('SOMETHING_NEW', { text: 'Товар для участников клуба' })).toEqual({
      key: 'other',
      text: 'Товар для участников клуба',
    });
    expect(rejectionReason({ refusal: null, body })).toEqual({
      key: 'other',
      text: null,
    });
  });
});

test('[R7.31] only a code about the order itself decides a retried purchase', () => {
  const decisive = [...PLAIN_CODES, 'PRICE_CHANGED', 'INSUFFICIENT_COINS', 'REQUEST_ID_REUSED'];
  expect(decisive.filter((code) => !isOrderErrorCode(code))).toEqual([]);
  const others = ['CONFLICT', 'FORBIDDEN', 'VALIDATION', 'OUTCOME_FORGOTTEN', ''];
  expect(others.filter(isOrderErrorCode)).toEqual([]);
});
