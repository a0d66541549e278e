import { page } from 'vitest/browser';
import type { OrderIntent } from '#src/domain/outbox.ts';
import type { Product } from '#src/domain/product.ts';
import { backpack } from '#src/ui/app/ProductCard/example-products.ts';

/** What is bought, in the stories of buying. */
export const product: Product = { ...backpack, pictures: [], price: 1200 };

/** Its purchase, placed. */
export const intent: OrderIntent = {
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
  confirmedAmount: 1200,
  createdAt: 0,
  sentAt: 0,
  orderId: 10_482,
  refusal: null,
  attempts: 1,
  isTold: false,
};

export const nothing = () => undefined;
export const dialog = page.getByRole('dialog');
export const button = (name: string | RegExp) => page.getByRole('button', { name });
