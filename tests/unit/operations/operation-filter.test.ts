import { describe, expect, test } from 'vitest';
import {
  ALL_TIME,
  filterOperations,
  summarizeOperation,
  type OperationFilter,
  type OperationSummary,
} from '#src/domain/operations/operation-summary.ts';
import { totalsByKind } from '#src/domain/operations/operation-totals.ts';
import { OPERATION_KINDS, OPERATION_TYPES } from '#src/domain/operations/operation.ts';

const operation = (id: number, type: string, amount: number): OperationSummary =>
  summarizeOperation({
    id,
    operationId: 1,
    type,
    amount,
    date: `2026-11-0${id}T12:00:00Z`,
    comment: `Комментарий ${id}`,
  });
const HISTORY = [
  operation(4, 'SOMETHING_NEW', 5),
  operation(3, 'ORDER', -1200),
  operation(2, 'ORDER', 0),
  operation(1, 'WELCOME', 250),
];
const noon = (day: number) => Date.parse(`2026-11-0${day}T12:00:00Z`);
const ALL: OperationFilter = { range: ALL_TIME, direction: null, kind: null };
const ids = (filter: Partial<OperationFilter>) =>
  filterOperations(HISTORY, { ...ALL, ...filter }).map(({ id }) => id);

describe('the filter of the history', () => {
  test('[R2.14] without a choice the whole history stays the same list, so that nothing renders again', () => {
    expect(filterOperations(HISTORY, ALL)).toBe(HISTORY);
  });

  test('[R2.14] a charge is spent; everything else, also 0 coins, is received', () => {
    expect(ids({ direction: 'spent' })).toEqual([3]);
    expect(ids({ direction: 'received' })).toEqual([4, 2, 1]);
  });

  test('[R2.14] a kind shows its operations only; those of unknown types are «other»', () => {
    expect(ids({ kind: 'ORDER' })).toEqual([3, 2]);
    expect(ids({ kind: 'other' })).toEqual([4]);
    expect(ids({ kind: 'BIRTHDAY' })).toEqual([]);
  });

  test('[R2.14] a period has its first moment and not its last, and may be open on either side', () => {
    expect(ids({ range: { from: noon(2), to: noon(4) } })).toEqual([3, 2]);
    expect(ids({ range: { from: noon(3), to: Infinity } })).toEqual([4, 3]);
    expect(ids({ range: { from: -Infinity, to: noon(2) } })).toEqual([1]);
  });

  test('[R2.14] the parts of a filter count together', () => {
    expect(ids({ direction: 'spent', kind: 'WELCOME' })).toEqual([]);
    expect(ids({ direction: 'received', kind: 'ORDER' })).toEqual([2]);
    expect(ids({ direction: 'received', range: { from: noon(3), to: Infinity } })).toEqual([4]);
  });
});

test('[R2.14] [R3.3] a line of the history has the operation’s kind, coins, time, comment and order', () => {
  expect(HISTORY[1]).toEqual({
    id: 3,
    kind: 'ORDER',
    amount: -1200,
    time: noon(3),
    comment: 'Комментарий 3',
    orderId: 0,
  });
});

test('[R2.14] the totals by kind name each kind that occurs once, and count its operations', () => {
  expect(totalsByKind(HISTORY)).toEqual([
    { kind: 'ORDER', received: 0, spent: 1200, count: 2 },
    { kind: 'WELCOME', received: 250, spent: 0, count: 1 },
    { kind: 'other', received: 5, spent: 0, count: 1 },
  ]);
});

test('[R2.14] [R3.3] the filter offers every type of operation, and «other»', () => {
  expect(OPERATION_TYPES).toHaveLength(13);
  expect(OPERATION_KINDS).toEqual([...OPERATION_TYPES, 'other']);
});
