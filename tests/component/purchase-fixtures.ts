import { page } from 'vitest/browser';
import type { PurchaseIntent } from '#src/domain/purchase-intent.ts';
import type { Product } from '#src/domain/product.ts';
import { backpack } from '#src/ui/app/ProductCard/example-products.ts';

/** The product that the tests of buying buy. */
export const product: Product = { ...backpack, pictures: [], price: 1200 };

/** Its purchase, placed. */
export const intent: PurchaseIntent = {
  requestId: '1b4e28ba-2fa1-4d2b-883f-0016d3cca427',
  kind: 'order',
  state: 'placed',
  subject: 'anna',
  body: {
    cardId: 9,
    comment: '',
    date: '2026-03-10T12:00:00Z',
    description: '',
    prodId: product.id,
  },
  confirmedPrice: 1200,
  createdAt: 0,
  sentAt: 0,
  orderId: 10_482,
  rejection: null,
  attempts: 1,
  isAcknowledged: false,
};

export const nothing = () => undefined;
export const dialog = page.getByRole('dialog');
export const button = (name: string | RegExp) => page.getByRole('button', { name });
