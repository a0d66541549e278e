import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanHref } from '#src/domain/href-parameter.ts';

test.each([
  ['/my/orders', '/orders'],
  ['/orders', '/orders'],
  ['/my//orders//12', '/orders/12'],
  ['/my/catalog/my-book', '/catalog/my-book'],
  ['/my/', '/'],
  ['/my/rules/', '/rules/'],
  ['/my/orders?status=ANY#top', '/orders?status=ANY#top'],
  ['/my//evil.example', '/evil.example'],
])('[R2.4] «%s» leads to «%s» inside the app', (value, path) => {
  expect(cleanHref(value)).toBe(path);
});

test.each([
  '//evil.example',
  '////evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'orders',
  '',
  '/my/%2f%2fevil.example',
  '/my/%5cevil.example',
  '/my/or\tders',
  '/my/%0d%0aorders',
  '/my/../sandbox/',
  '/my/./orders',
])('[R2.4] «%s» is rejected', (value) => {
  expect(cleanHref(value)).toBeNull();
});

test('[R2.4] the result stays on this origin for any input', () => {
  const origin = 'https://area.example';
  const piece = fc.constantFrom(
    '/',
    '\\',
    'my',
    '.',
    '..',
    '%2f',
    '%5C',
    'evil.example',
    '@',
    ':',
    '?',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 8 }), (pieces) => {
      const path = cleanHref(pieces.join(''));
      if (path !== null) expect(new URL(path, origin).origin).toBe(origin);
    }),
    { numRuns: 10_000 },
  );
});
