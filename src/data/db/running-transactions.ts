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
      // Dexie types its parts alone; on IndexedDB it is the browser's own.
      followTransaction(transaction as IDBTransaction);
      return transaction;
    },
  }),
};

/** Undoes what runs: whoever waits for it fails with an AbortError, and nothing of it is stored. */
export function abortTransactions(): void {
  for (const transaction of running) {
    try {
      transaction.abort();
    } catch {
      // It is complete, and its event has not arrived yet.
    }
  }
}
