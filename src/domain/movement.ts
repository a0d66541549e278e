import { operationKind, type Operation, type OperationKind } from './operation.ts';

/** An operation in the form in which a whole history is held in memory, counted and listed (R2.14). */
export interface Movement {
  readonly id: number;
  readonly kind: OperationKind;
  /** Coins; negative for a charge. */
  readonly amount: number;
  /** ms since the epoch. */
  readonly time: number;
  readonly comment: string;
}

export const DIRECTIONS = ['received', 'spent'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const directionOf = ({ amount }: Pick<Movement, 'amount'>): Direction =>
  amount < 0 ? 'spent' : 'received';

export const movementOf = ({ id, type, amount, date, comment }: Operation): Movement => ({
  id,
  kind: operationKind(type),
  amount,
  time: Date.parse(date),
  comment,
});

/** From `from` to before `to`, in ms since the epoch; infinite where it has no end. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

export const EVER: TimeRange = { from: -Infinity, to: Infinity };

export interface MovementFilter {
  readonly range: TimeRange;
  /** null: both. */
  readonly direction: Direction | null;
  /** null: any. */
  readonly kind: OperationKind | null;
}

const isEverything = ({ range, direction, kind }: MovementFilter): boolean =>
  range.from === -Infinity && range.to === Infinity && direction === null && kind === null;

/** The movements that pass all parts of the filter, in their order. */
export function filterMovements(
  movements: readonly Movement[],
  filter: MovementFilter,
): readonly Movement[] {
  if (isEverything(filter)) return movements;
  const { range, direction, kind } = filter;
  return movements.filter(
    (movement) =>
      movement.time >= range.from &&
      movement.time < range.to &&
      (direction === null || directionOf(movement) === direction) &&
      (kind === null || movement.kind === kind),
  );
}
