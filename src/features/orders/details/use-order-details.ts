import { useAsked } from '#src/state/use-asked.ts';
import { askForOrder, type Asked } from '../refresh.ts';

/**
 * Asks the service for an order that is not stored, or not with its whole history (R2.3). Null while an
 * answer is still awaited.
 */
export function useOrderDetails(id: number, isComplete: boolean): Asked | null {
  const { answer, isAwaited } = useAsked(askForOrder, id, !isComplete);
  if (isComplete) return 'stored';
  return answer ?? (isAwaited ? null : 'unanswered');
}
