import type { History } from '#src/data/db/use-history.ts';
import type { TimeRange } from '#src/domain/operations/operation-summary.ts';

/** Whether all operations of the range are loaded: until then its sums are incomplete. */
export const isRangeComplete = ({ since }: Pick<History, 'since'>, { from }: TimeRange): boolean =>
  since === -Infinity || since < from;
