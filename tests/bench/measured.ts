import type { OrderIds, Statement } from './statements.ts';

export interface Buyer extends Pick<OrderIds, 'memberId' | 'cardId' | 'email'> {
  readonly token: string;
}

/** What a start requests of the member, and of the catalog. */
export const CONTACT = '/service/v2/api/contacts?include=deals,hasWin';
export const PRODUCTS = '/service/api/products?limit=50';

/** What the measuring process needs to know. */
export interface Measured {
  readonly port: number;
  /** Of `PRODUCTS`. */
  readonly etag: string;
  readonly prodId: number;
  readonly price: number;
  /** Members with orders and operations; more than connections: no order waits for its own member. */
  readonly buyers: readonly Buyer[];
  /** What the service sends to PostgreSQL for an order and for a contact, and for whom. */
  readonly statements: Readonly<Record<'order' | 'contact', readonly Statement[]>>;
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
