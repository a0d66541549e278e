import type { OrderIds, Statement } from './statements.ts';

export interface Buyer extends Pick<OrderIds, 'memberId' | 'cardId' | 'email'> {
  readonly token: string;
}

/** The part of the catalog that a start requests. */
export const PRODUCTS = '/service/api/products?limit=50';

/** What the measuring process needs to know. */
export interface Measured {
  readonly port: number;
  /** Of `PRODUCTS`. */
  readonly etag: string;
  readonly prodId: number;
  readonly price: number;
  /** Members with orders and operations; more than connections, so that nobody waits for an own lock. */
  readonly buyers: readonly Buyer[];
  /** What the service sends to PostgreSQL for an order, and for which one. */
  readonly statements: readonly Statement[];
  readonly recordedFor: OrderIds;
}

/** An order as the app sends it. */
export const orderRequest = (
  { token, cardId }: Buyer,
  { prodId, price }: { readonly prodId: number; readonly price: number },
  requestId: string,
) => ({
  method: 'POST' as const,
  headers: {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'X-Request-ID': requestId,
    'X-Expected-Amount': String(price),
  },
  body: JSON.stringify({
    cardId,
    prodId,
    comment: '',
    description: '',
    date: '2026-01-01T00:00:00.000Z',
  }),
});
