import { expect, test } from 'vitest';
import { contactsAnswer } from '#src/contract/contacts.ts';
import { parseAnswer } from '#src/data/api/parse-answer.ts';
import { readAnswer } from '#src/data/http/read-answer.ts';
import { isFatal, isNoAnswer, ServiceError } from '#src/domain/service-error.ts';

const json = (status: number, body: unknown) => ({
  status,
  contentType: 'application/json; charset=utf-8',
  text: JSON.stringify(body),
});

function failureOf(run: () => unknown): ServiceError {
  try {
    run();
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
  throw new Error('Nothing was thrown');
}

test('[R3.1] an answer that breaks the contract names the call and the field', () => {
  const broken = { contacts: [{ id: 1, full_name: 'Анна', balance: '12', phones: [] }] };
  const failure = failureOf(() => parseAnswer(contactsAnswer, broken, 'GET /v2/api/contacts'));
  expect(failure).toMatchObject({
    category: 'contract',
    call: 'GET /v2/api/contacts',
    field: 'contacts.0.balance',
  });
});

test('[R9.2] a captive portal’s page with status 200 is foreign, never data', () => {
  const portal = { status: 200, contentType: 'text/html', text: '<h1>Войдите в Wi-Fi</h1>' };
  const failure = failureOf(() => readAnswer(portal, 'GET /api/cards', 'id'));
  expect(failure.category).toBe('foreign');
  expect(isNoAnswer(failure)).toBe(true);
});

test('[R9.2] a page that calls itself JSON is foreign too', () => {
  const liar = { status: 200, contentType: 'application/json', text: '<html>' };
  expect(failureOf(() => readAnswer(liar, 'GET /api/cards', 'id')).category).toBe('foreign');
});

test.each([
  [403, {}],
  [404, { message: 'no route' }],
  [400, { error: 'Bad Request' }],
])('[R8.2] [R9.2] a %i in other words than the service’s is a gateway’s: %o', (status, body) => {
  const failure = failureOf(() => readAnswer(json(status, body), 'POST /api/orders', 'id'));
  expect(failure.category).toBe('foreign');
});

test('[R8.2] a refusal carries the service’s code, text and fresh figures', () => {
  const answer = json(409, {
    message: 'Недостаточно токенов',
    error: 'Conflict',
    errorCode: 'INSUFFICIENT_COINS',
    details: { balance: 10 },
  });
  const failure = failureOf(() => readAnswer(answer, 'POST /api/orders', 'id'));
  expect(failure).toMatchObject({
    category: 'refused',
    code: 'INSUFFICIENT_COINS',
    text: 'Недостаточно токенов',
    details: { balance: 10 },
  });
});

test.each([
  [500, '', true],
  [502, '', true],
  [500, 'Сервис обновляется', false],
  [404, '', true],
  [400, '', false],
  [403, '', false],
  [409, '', false],
])('[R8.2] status %i with the text «%s»: fatal is %s', (status, message, fatal) => {
  const body = { message, error: '', errorCode: 'X' };
  const failure = failureOf(() => readAnswer(json(status, body), 'GET /api/cards', 'id'));
  expect(isFatal(failure)).toBe(fatal);
});

test('[R8.2] no answer at all is never fatal', () => {
  expect(isFatal(new ServiceError({ category: 'unreachable', call: 'GET /x' }))).toBe(false);
  expect(isFatal(new ServiceError({ category: 'timeout', call: 'GET /x' }))).toBe(false);
});
