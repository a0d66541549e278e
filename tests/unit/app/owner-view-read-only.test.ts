import { afterEach, expect, test } from 'vitest';
import { refuseInOwnerView } from '#src/data/http/read-only.ts';
import { viewOwner } from '#src/platform/owner-view/owner-view.ts';

afterEach(() => viewOwner(null));

const callReadOnly = (method: string, path: string) => () =>
  refuseInOwnerView(method, path, `${method} ${path}`);

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('[R5.9] %s is refused in owner view', (method) => {
  viewOwner('owner@example.test');
  expect(callReadOnly(method, '/api/orders')).toThrow(
    expect.objectContaining({ category: 'forbidden', code: 'READ_ONLY' }),
  );
});

test('[R6.3] checking a phone code is rejected in the owner view, although it is a GET', () => {
  viewOwner('owner@example.test');
  expect(callReadOnly('GET', '/api/phoneVerification')).toThrow(
    expect.objectContaining({ code: 'READ_ONLY' }),
  );
});

test.each(['GET', 'HEAD'])('[R5.9] %s is allowed in owner view', (method) => {
  viewOwner('owner@example.test');
  expect(callReadOnly(method, '/api/cards')).not.toThrow();
});

test('[R5.9] the member’s own area accepts changes', () => {
  expect(callReadOnly('POST', '/api/orders')).not.toThrow();
  expect(callReadOnly('GET', '/api/phoneVerification')).not.toThrow();
});
