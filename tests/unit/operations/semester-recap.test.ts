import { afterEach, expect, test } from 'vitest';
import type { OperationSummary } from '#src/domain/operations/operation-summary.ts';
import { semesterOf, semesterRecaps } from '#src/domain/operations/semester-recap.ts';

const HOME_ZONE = process.env['TZ'];
afterEach(() => {
  if (HOME_ZONE === undefined) delete process.env['TZ'];
  else process.env['TZ'] = HOME_ZONE;
});

const at = (local: string): number => Date.parse(local);

let lastId = 0;
const operation = (
  kind: OperationSummary['kind'],
  amount: number,
  local: string,
): OperationSummary => {
  lastId += 1;
  return { id: lastId, kind, amount, time: at(local), comment: '', orderId: 0 };
};

test.each(['Europe/Moscow', 'Asia/Tashkent', 'Pacific/Kiritimati'])(
  '[R2.14] a day belongs to its semester by the device’s calendar, in %s',
  (zone) => {
    process.env['TZ'] = zone;
    const nameOf = (local: string) => {
      const { season, year } = semesterOf(at(local));
      return `${season} ${year}`;
    };
    expect(nameOf('2026-08-31T23:59:59')).toBe('spring 2026');
    expect(nameOf('2026-09-01T00:00:00')).toBe('autumn 2026');
    expect(nameOf('2027-01-31T23:59:59')).toBe('autumn 2026');
    expect(nameOf('2027-02-01T00:00:00')).toBe('spring 2027');
  },
);

test('[R2.14] a recap has what was earned, friends, orders that were kept, and the best month, of its semester only', () => {
  const operations = [
    operation('FRIEND', 100, '2026-08-31T23:00:00'),
    operation('FRIEND', 100, '2026-09-02T10:00:00'),
    operation('ACADEM_ORDER', 5000, '2026-10-05T10:00:00'),
    operation('ORDER', -700, '2026-10-06T10:00:00'),
    operation('ORDER', -9000, '2026-11-06T10:00:00'),
    // What a cancelled order gave back would make November the best month.
    operation('CANCEL_ORDER', 9000, '2026-11-07T10:00:00'),
    operation('FRIEND', 100, '2026-11-08T10:00:00'),
  ].toReversed();
  const [autumn, spring] = semesterRecaps(operations, -Infinity, at('2026-11-21T12:00:00'));
  expect(autumn).toMatchObject({
    semester: { season: 'autumn', year: 2026 },
    received: 5200,
    friends: 2,
    orders: 1,
    bestMonth: { start: at('2026-10-01T00:00:00'), received: 5000 },
  });
  expect(spring).toMatchObject({ semester: { season: 'spring' }, received: 100, friends: 1 });
});

test('[R2.14] an order counts in the semester of its purchase unless it was cancelled, also in the next one', () => {
  const operations = [
    operation('FRIEND', 100, '2026-08-01T10:00:00'),
    { ...operation('ORDER', -700, '2026-08-31T10:00:00'), orderId: 11 },
    { ...operation('CANCEL_ORDER', 700, '2026-09-02T10:00:00'), orderId: 11 },
    operation('FRIEND', 100, '2026-09-05T10:00:00'),
    { ...operation('ORDER', -700, '2026-10-06T10:00:00'), orderId: 12 },
  ];
  const recaps = semesterRecaps(operations, -Infinity, at('2026-11-21T12:00:00'));
  expect(recaps.map(({ semester, orders }) => [semester.season, orders])).toEqual([
    ['autumn', 1],
    ['spring', 0],
  ]);
});

test('[R2.14] no recap for a semester that earned nothing, or whose operations are not all loaded', () => {
  const now = at('2026-11-21T12:00:00');
  const spent = operation('ORDER', -700, '2026-10-06T10:00:00');
  expect(semesterRecaps([spent], -Infinity, now)).toEqual([]);
  const earned = operation('FRIEND', 100, '2026-10-06T10:00:00');
  const { range } = semesterOf(now);
  expect(semesterRecaps([earned], range.from, now)).toEqual([]);
  expect(semesterRecaps([earned], range.from - 1, now)).toHaveLength(1);
});
