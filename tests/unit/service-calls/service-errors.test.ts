import { expect, test } from 'vitest';
import { contactsResponse } from '#src/contract/member/contacts.ts';
import { parseResponse } from '#src/data/api/parse-response.ts';
import { readResponse } from '#src/data/http/read-response.ts';
import {
  isFatal,
  isNotFound,
  isRefusedWrite,
  lacksResponse,
  ServiceError,
} from '#src/domain/service-error.ts';

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

test('[R3.1] a response that breaks the contract reports the request and the field', () => {
  const broken = { contacts: [{ id: 1, full_name: 'Анна', balance: '12', phones: [] }] };
  const failure = failureOf(() => parseResponse(contactsResponse, broken, 'GET /v2/api/contacts'));
  expect(failure).toMatchObject({
    category: 'contract',
    call: 'GET /v2/api/contacts',
    field: 'contacts.0.balance',
  });
});

test('[R9.2] a captive portal’s page with status 200 is «foreign», never data', () => {
  const portal = { status: 200, contentType: 'text/html', text: '<h1>Войдите в Wi-Fi</h1>' };
  const failure = failureOf(() => readResponse(portal, 'GET /api/cards', 'id'));
  expect(failure.category).toBe('foreign');
  expect(lacksResponse(failure)).toBe(true);
});

test('[R9.2] only the service’s own 404 means that there is no such thing, a portal’s does not', () => {
  const read = (response: Parameters<typeof readResponse>[0]) =>
    failureOf(() => readResponse(response, 'GET /api/products/{id}', 'id'));
  const portal = { status: 404, contentType: 'text/html', text: '<h1>Not found</h1>' };
  expect(isNotFound(read(portal))).toBe(false);
  expect(isNotFound(read(json(404, { errorCode: 'NOT_FOUND', message: 'Нет', error: '' })))).toBe(
    true,
  );
});

test('[R9.2] a page with the content type JSON is «foreign» too', () => {
  const liar = { status: 200, contentType: 'application/json', text: '<html>' };
  expect(failureOf(() => readResponse(liar, 'GET /api/cards', 'id')).category).toBe('foreign');
});

test.each([
  [403, {}],
  [404, { detail: 'no route' }],
  [400, { error: '', message: '' }],
  [409, { error: { text: 'no string' } }],
  [403, ['Forbidden']],
  [403, { error: 'blocked by firewall' }],
  [409, { message: 'Conflict', errorCode: 'E-1042' }],
  [413, { message: 'Payload Too Large' }],
])('[R8.2] [R9.2] a %i without a code of the service comes from a gateway: %o', (status, body) => {
  const failure = failureOf(() => readResponse(json(status, body), 'POST /api/orders', 'id'));
  expect(failure.category).toBe('foreign');
  expect(lacksResponse(failure)).toBe(true);
});

test.each([
  [400, { errorCode: 'INVALID', error: 'Укажи телефон' }, 'refused', 'Укажи телефон'],
  [403, { errorCode: 'FORBIDDEN', message: 'Раздел закрыт' }, 'forbidden', 'Раздел закрыт'],
  [404, { errorCode: 'NOT_FOUND' }, 'refused', null],
  [
    409,
    { errorCode: 'CONFLICT', error: 'Занято', details: { stock: 'none' }, field: 7 },
    'refused',
    'Занято',
  ],
  [200, { errorCode: 'CONFLICT', error: 'Уже заказано' }, 'refused', 'Уже заказано'],
] as const)(
  '[R8.2] [R9.11] a %i that says %o is a refusal of the service, not a missing network',
  (status, body, category, text) => {
    const failure = failureOf(() => readResponse(json(status, body), 'POST /api/cards', 'id'));
    expect(failure).toMatchObject({ category, text, status, field: null, details: {} });
    expect(lacksResponse(failure)).toBe(false);
  },
);

test('[R8.2] the text of a response without a code is kept: it may be shown, and decides nothing', () => {
  const response = json(400, { message: 'Укажи телефон', error: 'Bad Request' });
  const failure = failureOf(() => readResponse(response, 'POST /api/phoneVerification', 'id'));
  expect(failure).toMatchObject({ category: 'foreign', text: 'Укажи телефон' });
});

test.each([
  [204, '', ''],
  [200, 'text/plain', 'OK'],
])('[R7.28] a %i without data is a success: %o %o', (status, contentType, text) => {
  expect(readResponse({ status, contentType, text }, 'POST /api/orders/{id}/message', 'id')).toBe(
    undefined,
  );
});

test.each([
  ['text/html', ''],
  ['text/plain', ' <html><body>Wi-Fi</body></html>'],
])(
  '[R9.2] a page with status 200 is «foreign», whatever it calls itself: %o %o',
  (contentType, text) => {
    const page = { status: 200, contentType, text };
    expect(failureOf(() => readResponse(page, 'POST /api/goal', 'id')).category).toBe('foreign');
  },
);

test('[R8.2] a refusal has the service’s code, text and current values', () => {
  const response = json(409, {
    message: 'Недостаточно токенов',
    error: 'Conflict',
    errorCode: 'INSUFFICIENT_COINS',
    details: { balance: 10 },
  });
  const failure = failureOf(() => readResponse(response, 'POST /api/orders', 'id'));
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
  const body = { message, error: '', errorCode: 'CONFLICT' };
  const failure = failureOf(() => readResponse(json(status, body), 'GET /api/cards', 'id'));
  expect(isFatal(failure)).toBe(fatal);
});

test('[R8.2] the message of an error names the code, the request and the field, and no value', () => {
  const cause = new TypeError('Failed to fetch');
  const unreachable = new ServiceError({ category: 'unreachable', call: 'GET /api/cards' }, cause);
  expect(unreachable).toMatchObject({ name: 'ServiceError', code: 'UNREACHABLE', cause });
  expect(unreachable.message).toBe('UNREACHABLE in GET /api/cards');
  const facts = { category: 'contract', code: 'CONTRACT', call: 'GET /api/cards' } as const;
  expect(new ServiceError({ ...facts, field: 'cards.0.id' }).message).toBe(
    'CONTRACT in GET /api/cards at cards.0.id',
  );
});

test('[R8.2] a missing response is never fatal', () => {
  expect(isFatal(new ServiceError({ category: 'unreachable', call: 'GET /x' }))).toBe(false);
  expect(isFatal(new ServiceError({ category: 'timeout', call: 'GET /x' }))).toBe(false);
});

test('[R5.9] only the refusal of a write in owner view counts as explained already', () => {
  const refused = { category: 'forbidden', call: 'POST /api/orders' } as const;
  expect(isRefusedWrite(new ServiceError({ ...refused, code: 'READ_ONLY' }))).toBe(true);
  expect(isRefusedWrite(new ServiceError({ ...refused, code: 'FORBIDDEN' }))).toBe(false);
  for (const other of [new Error('READ_ONLY'), undefined, { code: 'READ_ONLY' }]) {
    expect(isRefusedWrite(other)).toBe(false);
  }
});
