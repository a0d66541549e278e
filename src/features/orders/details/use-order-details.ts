import { useFetched } from '#src/sync/use-fetched.ts';
import { fetchOrder, type FetchOutcome } from '../refresh.ts';

/** Fetches an order that is not stored, or not with its whole history (R2.3). Null until the response. */
export function useOrderDetails(id: number, isComplete: boolean): FetchOutcome | null {
  const { response, isAwaited } = useFetched(fetchOrder, id, !isComplete);
  if (isComplete) return 'stored';
  return response ?? (isAwaited ? null : 'no-response');
}
