import type { DBCore, Middleware } from 'dexie';

const running = new Set<IDBTransaction>();

/** Follows a transaction until it ends. */
export function followTransaction(transaction: IDBTransaction): void {
  running.add(transaction);
  for (const end of ['complete', 'abort'])
    transaction.addEventListener(end, () => running.delete(transaction));
}

/**
 * What requests of a connection that died without an event end with: WebKit's «Connection to Indexed Database server
 * lost», Chromium's «Internal error».
 */
const isDeath = ({ target }: Event): boolean =>
  (target as IDBRequest | null)?.error?.name === 'UnknownError';

/** Storage that stays broken must not be opened again and again: ms between two deaths that are reported. */
const DEATH_PAUSE_MS = 60_000;
let reportedAt = -Infinity;

/**
 * Lets Dexie's transactions be followed.
 * @param onDeath called when a request finds the connection dead, at most once a minute
 */
export const following = (onDeath: () => void): Middleware<DBCore> => ({
  stack: 'dbcore',
  name: 'following',
  create: (core) => ({
    ...core,
    transaction(stores, mode, options) {
      // Dexie's type has only the parts that it uses; with IndexedDB it is the browser's transaction.
      const transaction = core.transaction(stores, mode, options) as IDBTransaction;
      followTransaction(transaction);
      // On the way to the request, where Dexie ends the event.
      const report = (event: Event) => {
        if (!isDeath(event) || performance.now() - reportedAt < DEATH_PAUSE_MS) return;
        reportedAt = performance.now();
        onDeath();
      };
      transaction.addEventListener('error', report, true);
      return transaction;
    },
  }),
});

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
