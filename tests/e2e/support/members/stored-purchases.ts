import type { Page } from '@playwright/test';
import type { Order } from '#src/domain/orders/order.ts';
import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';

/** A member's purchases on the device. */
export interface StoredPurchases {
  readonly intents: readonly PurchaseIntent[];
  readonly orders: readonly Order[];
}

/** Reads the raw rows from the app's database. */
export const readPurchases = (page: Page): Promise<StoredPurchases> =>
  page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () =>
          reject(request.error ?? new Error('request failed')),
        );
      });
    const databases = await indexedDB.databases();
    const name = databases.find((one) => one.name?.startsWith('area-'))?.name ?? '';
    const db = await resultOf(indexedDB.open(name));
    const all = (table: string): Promise<unknown[]> =>
      resultOf(db.transaction(table).objectStore(table).getAll());
    const [posts, orders] = await Promise.all([all('posts'), all('orders')]);
    db.close();
    const intents = (posts as OutboxPost[]).filter(({ kind }) => kind === 'order');
    return { intents: intents as PurchaseIntent[], orders: orders as Order[] };
  });
