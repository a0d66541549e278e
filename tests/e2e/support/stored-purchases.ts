import type { Page } from '@playwright/test';
import type { OutboxRow } from '#src/data/db/outbox-row.ts';
import type { Order } from '#src/domain/order.ts';

/** A member's purchases on the device. */
export interface StoredPurchases {
  readonly intents: readonly OutboxRow[];
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
    const [intents, orders] = await Promise.all([all('outbox'), all('orders')]);
    db.close();
    return { intents: intents as OutboxRow[], orders: orders as Order[] };
  });
