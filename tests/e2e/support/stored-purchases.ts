import type { Page } from '@playwright/test';
import type { Order } from '#src/domain/order.ts';
import type { OrderIntent } from '#src/domain/outbox.ts';

/** What the device has of a member's purchases. */
export interface StoredPurchases {
  readonly intents: readonly OrderIntent[];
  readonly orders: readonly Order[];
}

/** Reads the tables of the area's database as they are on the device. */
export const readPurchases = (page: Page): Promise<StoredPurchases> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
      });
    const databases = await indexedDB.databases();
    const name = databases.find((one) => one.name?.startsWith('area-'))?.name ?? '';
    const db = await answer(indexedDB.open(name));
    const all = (table: string): Promise<unknown[]> =>
      answer(db.transaction(table).objectStore(table).getAll());
    const [intents, orders] = await Promise.all([all('outbox'), all('orders')]);
    db.close();
    return { intents: intents as OrderIntent[], orders: orders as Order[] };
  });
