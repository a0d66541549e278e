import type { DBCore, Middleware } from 'dexie';

const running = new Set<IDBTransaction>();

/** Follows a transaction until it ends. */
export function followTransaction(transaction: IDBTransaction): void {
  running.add(transaction);
  for (const end of ['complete', 'abort'])
    transaction.addEventListener(end, () => running.delete(transaction));
}

/** Lets Dexie's transactions be followed. */
export const following: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'following',
  create: (core) => ({
    ...core,
    transaction(stores, mode, options) {
      const transaction = core.transaction(stores, mode, options);
      // Dexie's type has only the parts that it uses; with IndexedDB it is the browser's transaction.
      followTransaction(transaction as IDBTransaction);
      return transaction;
    },
  }),
};

/** Aborts all running transactions: what waits for them gets an AbortError, and nothing of them is stored. */
export function abortTransactions(): void {
  for (const transaction of running) {
    try {
      transaction.abort();
    } catch {
      // It is complete, and its event has not arrived yet.
    }
  }
}
