import { expect, test } from 'vitest';
import { takesEmail } from '#src/data/http/email-parameter.ts';

test.each([
  '/api/products',
  '/api/products/12',
  '/api/relatives',
  '/api/contacts/welcomeBonus',
  '/api/contactTracking',
  '/api/subCategories',
  '/api/productTypes',
  '/api/brands',
  '/api/categories',
  '/api/deliveryNotes/7',
])('[R6.2] %s carries no e-mail', (path) => {
  expect(takesEmail(path, {})).toBe(false);
});

test('[R6.2] an order’s detail carries no e-mail, the list of orders does', () => {
  expect(takesEmail('/api/orders/7', { include: 'statusDetail' })).toBe(false);
  expect(takesEmail('/v2/api/orders', { include: 'productImage' })).toBe(true);
});

test('[R6.2] what the query says does not decide: an owner named brands@… is asked for', () => {
  expect(takesEmail('/api/cards', { ownerEmail: 'brands@example.test' })).toBe(true);
});
