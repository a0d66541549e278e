import { describe, expect, test } from 'vitest';
import { personParameters } from '#src/data/http/email-parameter.ts';

const OWN = 'me@example.test';
const OWNER = 'brands+a@example.test';

const WITHOUT = [
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
];

describe('in the member’s own area', () => {
  test.each(WITHOUT)('[R6.2] %s carries no e-mail', (path) => {
    expect(personParameters(path, {}, OWN, null)).toEqual({});
  });

  test('[R6.2] the details of an order carry no e-mail, the list of orders does', () => {
    const detail = personParameters('/api/orders/7', { include: 'statusDetail' }, OWN, null);
    expect(detail).toEqual({});
    const list = personParameters('/v2/api/orders', { include: 'productImage' }, OWN, null);
    expect(list).toEqual({ email: OWN });
  });

  test('[R6.2] sends no e-mail without a signed-in member', () => {
    expect(personParameters('/api/cards', {}, undefined, null)).toEqual({});
  });
});

describe('in owner view', () => {
  test('[R6.2] the request path decides, so an owner named brands@… is still sent', () => {
    expect(personParameters('/api/cards', {}, OWN, OWNER)).toEqual({ email: OWNER });
  });

  test.each(['/api/relatives', '/api/deliveryNotes'])('[R6.3] %s names the owner', (path) => {
    expect(personParameters(path, {}, OWN, OWNER)).toEqual({ ownerEmail: OWNER });
  });

  test.each(['/api/products', '/api/contactTracking'])(
    '[R6.2] %s carries no e-mail of a member',
    (path) => {
      expect(personParameters(path, {}, OWN, OWNER)).toEqual({});
    },
  );
});
