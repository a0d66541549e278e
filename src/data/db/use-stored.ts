import { useLiveQuery } from 'dexie-react-hooks';

let running = 0;

/** Number of stored reads of the screens that have not ended. */
export const runningReads = (): number => running;

async function counted<T>(query: () => Promise<T> | T): Promise<T> {
  running += 1;
  try {
    return await query();
  } finally {
    running -= 1;
  }
}

/**
 * The result of a query of the device's database; follows every write of any tab.
 * @returns undefined until the first result
 */
export const useStored = <T>(query: () => Promise<T> | T, deps?: unknown[]): T | undefined =>
  // Dexie follows what is read after an `await` only in a function that is declared `async`.
  useLiveQuery(async () => counted(query), deps);
