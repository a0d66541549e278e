import fc from 'fast-check';
import { afterEach, describe, expect, it, test } from 'vitest';
import {
  filterOperations,
  type OperationSummary,
} from '#src/domain/operations/operation-summary.ts';
import {
  monthStart,
  totalsByKind,
  totalsByMonth,
  totalsOf,
  type MonthTotals,
} from '#src/domain/operations/operation-totals.ts';
import { monthName, rangeOf } from '#src/domain/operations/period.ts';
import { listItems } from '#src/features/history/list/list-items.ts';

const HOME_ZONE = process.env['TZ'];
const NOW = Date.parse('2026-11-21T12:00:00Z');
const OPEN = { from: null, to: null };
const KINDS = ['FRIEND', 'ORDER', 'CANCEL_ORDER', 'other'] as const;

/** Sets the time zone of the device. */
function liveIn(zone: string): void {
  process.env['TZ'] = zone;
}

afterEach(() => {
  if (HOME_ZONE === undefined) delete process.env['TZ'];
  else process.env['TZ'] = HOME_ZONE;
});

const operation = (date: string, amount = 100): OperationSummary => ({
  id: Date.parse(date),
  kind: 'FRIEND',
  amount,
  time: Date.parse(date),
  comment: '',
  orderId: 0,
});

const operations = fc
  .array(
    fc.record({
      id: fc.nat(),
      kind: fc.constantFrom(...KINDS),
      amount: fc.integer({ min: -5000, max: 5000 }),
      time: fc.integer({ min: Date.parse('2025-01-15T00:00:00Z'), max: NOW }),
      comment: fc.constant(''),
      orderId: fc.constant(0),
    }),
    { maxLength: 60 },
  )
  .map((list) => list.toSorted((a, b) => b.time - a.time));

const sum = (list: readonly OperationSummary[], sign: 1 | -1): number =>
  list.reduce((total, { amount }) => total + Math.max(0, amount * sign), 0);

describe('the totals of a history', () => {
  it('[R2.14] equal the sum of the operations, overall, by kind and by month', () => {
    fc.assert(
      fc.property(operations, (list) => {
        expect(totalsOf(list)).toEqual({
          received: sum(list, 1),
          spent: sum(list, -1),
          count: list.length,
        });
        const kinds = new Set(list.map(({ kind }) => kind));
        expect(new Set(totalsByKind(list).map(({ kind }) => kind))).toEqual(kinds);
        for (const { kind, ...totals } of totalsByKind(list)) {
          expect(totals).toEqual(totalsOf(list.filter((one) => one.kind === kind)));
        }
        // The order in which the operations are read changes nothing.
        expect(totalsByMonth(list.toReversed(), NOW, 1)).toEqual(totalsByMonth(list, NOW, 1));
        for (const { start, ...totals } of totalsByMonth(list, NOW, 1)) {
          const own = list.filter(({ time }) => monthName(time) === monthName(start));
          expect(totals).toEqual(totalsOf(own));
        }
      }),
    );
  });

  it('[R2.14] by month have no gap, end with the current month and add up to the overall totals', () => {
    fc.assert(
      fc.property(operations, (list) => {
        const months = totalsByMonth(list, NOW, 6);
        expect(months.length).toBeGreaterThanOrEqual(6);
        expect(months.at(-1)?.start).toBe(monthStart(NOW));
        months.slice(1).forEach(({ start }, index) => {
          expect(start).toBe(monthStart(months[index]?.start ?? 0, 1));
        });
        const add = (pick: (month: MonthTotals) => number) =>
          months.reduce((total, month) => total + pick(month), 0);
        expect(add(({ received }) => received)).toBe(sum(list, 1));
        expect(add(({ spent }) => spent)).toBe(sum(list, -1));
      }),
    );
  });

  it('[R2.14] by kind start with the kind that moved the most coins', () => {
    fc.assert(
      fc.property(operations, (list) => {
        const moved = totalsByKind(list).map(({ received, spent }) => received + spent);
        expect(moved).toEqual(moved.toSorted((a, b) => b - a));
      }),
    );
  });
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Moscow', 'America/New_York'])(
  '[R2.14] in %s an operation belongs to its local calendar month, at both ends of the month',
  (zone) => {
    liveIn(zone);
    const first = new Date(2026, 9, 1).getTime();
    const end = new Date(2026, 10, 1).getTime();
    const list = [end, end - 1, first, first - 1].map((time) =>
      operation(new Date(time).toISOString()),
    );
    expect(totalsByMonth(list.toReversed(), NOW, 1)).toEqual(totalsByMonth(list, NOW, 1));
    const october = totalsByMonth(list, NOW, 1).find(({ start }) => start === first);
    expect(october?.count).toBe(2);
    const found = filterOperations(list, {
      range: rangeOf('2026-10', OPEN, NOW),
      direction: null,
      kind: null,
    });
    expect(found.map(({ time }) => time)).toEqual([end - 1, first]);
  },
);

it('[R2.14] every operation is under the heading of its local day, and each day has one heading', () => {
  liveIn('Asia/Tashkent');
  fc.assert(
    fc.property(operations, (list) => {
      const headings: string[] = [];
      let day = '';
      for (const item of listItems(list)) {
        if ('day' in item) {
          day = new Date(item.day).toDateString();
          headings.push(day);
        } else expect(new Date(item.time).toDateString()).toBe(day);
      }
      expect(new Set(headings).size).toBe(headings.length);
    }),
  );
});
