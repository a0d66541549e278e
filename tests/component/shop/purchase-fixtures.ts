import { page } from 'vitest/browser';
import type { Product } from '#src/domain/catalog/product.ts';
import { CARD_STATUS, CARD_TYPE } from '#src/domain/member/card.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';
import type { PurchaseFacts } from '#src/domain/purchase/purchase-obstacle.ts';
import { session } from '#src/state/session/session.ts';
import { backpack } from '#src/ui/app/ProductCard/example-products.ts';

/** The product that the tests of buying buy. */
export const product: Product = { ...backpack, pictures: [], price: 1200 };

/** Its purchase, placed. */
export const intent: PurchaseIntent = {
  requestId: '1b4e28ba-2fa1-4d2b-883f-0016d3cca427',
  kind: 'order',
  state: 'sent',
  subject: 'anna',
  body: {
    cardId: 9,
    comment: '',
    date: '2026-03-10T12:00:00Z',
    description: '',
    prodId: product.id,
    confirmedPrice: 1200,
  },
  createdAt: 0,
  sentAt: 0,
  orderId: 10_482,
  refusal: null,
  attempts: 1,
  isAcknowledged: false,
};

/** A member who may buy it. */
export const facts: PurchaseFacts = {
  product,
  now: Date.parse('2026-11-22T12:00:00Z'),
  isOwnerView: false,
  liveIntent: null,
  hasUnseenOrder: false,
  cards: [
    {
      id: 9,
      typeId: CARD_TYPE.physical,
      status: CARD_STATUS.active,
      cardNumber: '1',
      cardHash: 'a',
    },
  ],
  isStudent: true,
  tickets: 0,
  balance: 5000,
};

/** Signs a member in. */
export function signIn(): void {
  session.member = {
    sub: 'anna',
    email: 'anna@example.test',
    firstName: '',
    lastName: '',
    roles: [],
    databaseName: 'anna',
  };
}

export const nothing = () => undefined;
export const dialog = page.getByRole('dialog');
export const button = (name: string | RegExp) => page.getByRole('button', { name });
