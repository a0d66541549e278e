import { useLiveQuery } from 'dexie-react-hooks';
import { useSnapshot } from 'valtio';
import { storage } from './storage.ts';

/**
 * What a query over the open database gives, kept up to date; undefined until it is first read. The
 * query runs anew when `deps` change and when another database takes the place of the open one (R9.4).
 */
export function useStored<T>(
  query: () => Promise<T>,
  deps: readonly unknown[] = [],
): T | undefined {
  const { epoch } = useSnapshot(storage);
  return useLiveQuery(query, [epoch, ...deps]);
}
