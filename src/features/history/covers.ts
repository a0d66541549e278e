import type { TimeRange } from '#src/domain/movement.ts';
import type { History } from '#src/state/use-movements.ts';

/** Whether all movements of the range are here: until then its sums are not those of the range. */
export const covers = ({ since }: Pick<History, 'since'>, { from }: TimeRange): boolean =>
  since === -Infinity || since < from;
