import type { ServiceText } from '../text/text.ts';
import { operationKind, type Operation, type OperationKind } from './operation.ts';

/** The compact form in which a whole history is held in memory, counted and listed (R2.14). */
export interface OperationSummary {
  readonly id: number;
  readonly kind: OperationKind;
  /** Coins; negative for a charge. */
  readonly amount: number;
  /** ms since the epoch. */
  readonly time: number;
  readonly comment: ServiceText;
  /** The order that it charges or pays back; 0 for other operations. */
  readonly orderId: number;
}

export const DIRECTIONS = ['received', 'spent'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const directionOf = ({ amount }: Pick<OperationSummary, 'amount'>): Direction =>
  amount < 0 ? 'spent' : 'received';

export const summarizeOperation = ({
  id,
  type,
  amount,
  date,
  comment,
  localComment,
  orderId = 0,
}: Operation): OperationSummary => ({
  id,
  kind: operationKind(type),
  amount,
  time: Date.parse(date),
  comment: localComment ?? comment,
  orderId,
});

/** From `from` (inclusive) to `to` (exclusive), ms since the epoch; infinite where it is open. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

export const ALL_TIME: TimeRange = { from: -Infinity, to: Infinity };

export interface OperationFilter {
  readonly range: TimeRange;
  /** null: both. */
  readonly direction: Direction | null;
  /** null: any. */
  readonly kind: OperationKind | null;
}

const isEverything = ({ range, direction, kind }: OperationFilter): boolean =>
  range.from === -Infinity && range.to === Infinity && direction === null && kind === null;

/** The operations that pass every part of the filter, in their previous order. */
export function filterOperations(
  operations: readonly OperationSummary[],
  filter: OperationFilter,
): readonly OperationSummary[] {
  if (isEverything(filter)) return operations;
  const { range, direction, kind } = filter;
  return operations.filter(
    (operation) =>
      operation.time >= range.from &&
      operation.time < range.to &&
      (direction === null || directionOf(operation) === direction) &&
      (kind === null || operation.kind === kind),
  );
}
