import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  monthName,
  parseDay,
  parsePeriod,
  PERIODS,
  rangeOf,
} from '#src/domain/operations/period.ts';

const HOME_ZONE = process.env['TZ'];
const NOW = Date.parse('2026-11-21T12:00:00Z');
const OPEN = { from: null, to: null };

/** Sets the time zone of the device. */
function liveIn(zone: string): void {
  process.env['TZ'] = zone;
}

afterEach(() => {
  if (HOME_ZONE === undefined) delete process.env['TZ'];
  else process.env['TZ'] = HOME_ZONE;
});

describe('a period', () => {
  it('[R2.14] of months starts on the first of a month and has no end', () => {
    liveIn('Europe/Moscow');
    expect(rangeOf('this-month', OPEN, NOW).from).toBe(new Date(2026, 10, 1).getTime());
    expect(rangeOf('3-months', OPEN, NOW).from).toBe(new Date(2026, 8, 1).getTime());
    expect(rangeOf('year', OPEN, NOW)).toEqual({
      from: new Date(2025, 11, 1).getTime(),
      to: Infinity,
    });
  });

  it('[R2.14] with custom days includes its last day, even when the clock changes on it', () => {
    liveIn('America/New_York');
    const own = { from: '2026-03-08', to: '2026-11-01' };
    const { from, to } = rangeOf('own', own, NOW);
    expect(from).toBe(new Date(2026, 2, 8).getTime());
    expect(to).toBe(new Date(2026, 10, 2).getTime());
    expect(to - new Date(2026, 10, 1).getTime()).toBe(25 * 60 * 60 * 1000);
  });

  it('[R2.14] with custom days is the same when the days are swapped', () => {
    const right = rangeOf('own', { from: '2026-03-01', to: '2026-04-01' }, NOW);
    expect(rangeOf('own', { from: '2026-04-01', to: '2026-03-01' }, NOW)).toEqual(right);
  });

  it('[R2.14] with one custom day is open on the other side, and without any the whole history', () => {
    const day = '2026-03-01';
    const from = new Date(2026, 2, 1).getTime();
    const to = new Date(2026, 2, 2).getTime();
    expect(rangeOf('own', { from: day, to: null }, NOW)).toEqual({ from, to: Infinity });
    expect(rangeOf('own', { from: null, to: day }, NOW)).toEqual({ from: -Infinity, to });
    expect(rangeOf('own', { from: day, to: day }, NOW)).toEqual({ from, to });
    for (const period of ['own', 'all'] as const) {
      expect(rangeOf(period, OPEN, NOW)).toEqual({ from: -Infinity, to: Infinity });
    }
  });

  it('[R2.14] that is unknown means the whole history', () => {
    const unknown = ['2026-13', '2026-00', '2026-02-01', '12026-02', 'week', '', null];
    for (const text of unknown) expect(parsePeriod(text), String(text)).toBe('all');
  });

  it('[R2.14] that is known stays the same in an address', () => {
    for (const period of [...PERIODS, '2026-02']) expect(parsePeriod(period)).toBe(period);
  });

  it('[R2.14] of the month of any operation has its name in the address and contains it', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date(NOW), noInvalidDate: true }),
        (date) => {
          const month = monthName(date.getTime());
          expect(parsePeriod(month)).toBe(month);
          const { from, to } = rangeOf(month, OPEN, NOW);
          expect(from <= date.getTime() && date.getTime() < to).toBe(true);
        },
      ),
    );
  });

  it('[R2.14] takes a custom day only when the calendar has it', () => {
    expect(parseDay('2028-02-29')).toBe('2028-02-29');
    const wrong = ['2026-02-29', '2026-2-1', '2026-02-01T00:00', 'tomorrow', '', null];
    for (const text of wrong) expect(parseDay(text), String(text)).toBeNull();
  });
});
