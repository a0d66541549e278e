import { afterEach, expect, test } from 'vitest';
import { refuseInOwnerView } from '#src/data/http/read-only.ts';
import { viewOwner } from '#src/platform/owner-view.ts';

afterEach(() => viewOwner(null));

const ask = (method: string, path: string) => () =>
  refuseInOwnerView(method, path, `${method} ${path}`);

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('[R5.9] %s is refused in owner view', (method) => {
  viewOwner('owner@example.test');
  expect(ask(method, '/api/orders')).toThrow(
    expect.objectContaining({ category: 'forbidden', code: 'READ_ONLY' }),
  );
});

test('[R6.3] trying a phone code is refused in owner view, although it is a GET', () => {
  viewOwner('owner@example.test');
  expect(ask('GET', '/api/phoneVerification')).toThrow(
    expect.objectContaining({ code: 'READ_ONLY' }),
  );
});

test.each(['GET', 'HEAD'])('[R5.9] %s may look in owner view', (method) => {
  viewOwner('owner@example.test');
  expect(ask(method, '/api/cards')).not.toThrow();
});

test('[R5.9] one’s own area is for writing', () => {
  expect(ask('POST', '/api/orders')).not.toThrow();
  expect(ask('GET', '/api/phoneVerification')).not.toThrow();
});
