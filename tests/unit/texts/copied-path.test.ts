import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanCopiedPath } from '#src/domain/copied-path.ts';

test.each([
  ['/orders/10664.', '/orders/10664'],
  ['/orders/10664%20', '/orders/10664'],
  ['/orders/10664.»', '/orders/10664'],
  ['/orders/10664)…', '/orders/10664'],
  ['/orders/10664%E2%80%9310643', '/orders/10664-10643'],
  ['/orders/10664 — 10643”', '/orders/10664-10643'],
  ['/faq.', '/faq'],
  ['//orders', '/orders'],
  ['/catalog//12/', '/catalog/12'],
  ['/).', '/'],
  ['/', '/'],
  ['/orders/100%', '/orders/100'],
])('[R2.3] [R2.10] «%s» means «%s»', (copied, meant) => {
  expect(cleanCopiedPath(copied)).toBe(meant);
});

test('[R2.10] what an address means stays inside the app and means itself', () => {
  fc.assert(
    fc.property(fc.webPath({ size: 'medium' }), fc.string(), (path, end) => {
      const meant = cleanCopiedPath(path + end);
      expect(meant).toMatch(/^\/(?!\/)/u);
      expect(cleanCopiedPath(meant.replaceAll('%', '%25'))).toBe(meant);
    }),
  );
});
