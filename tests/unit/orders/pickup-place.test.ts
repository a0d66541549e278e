import { expect, test } from 'vitest';
import { type OpeningHours, openingAt } from '#src/domain/orders/pickup-place.ts';

const HOURS: readonly OpeningHours[] = [
  { day: 1, from: '10:00', to: '18:00' },
  { day: 3, from: '10:00', to: '18:00' },
  { day: 7, from: '12:00', to: '15:00' },
];

/** A time of the week that begins on Monday, 2 November 2026. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);

test.each([
  ['in the hours', at(2, 10), { isOpen: true, until: '18:00' }],
  ['at the last minute', at(2, 17, 59), { isOpen: true, until: '18:00' }],
  ['before the hours', at(2, 9, 59), { isOpen: false, days: 0, day: 1, from: '10:00' }],
  ['after the hours', at(2, 18), { isOpen: false, days: 2, day: 3, from: '10:00' }],
  ['the evening before', at(3, 23), { isOpen: false, days: 1, day: 3, from: '10:00' }],
  ['on Sunday', at(8, 12), { isOpen: true, until: '15:00' }],
  ['from Sunday to Monday', at(8, 15), { isOpen: false, days: 1, day: 1, from: '10:00' }],
])('[R2.20] a place says %s what holds', (_when, moment, opening) => {
  expect(openingAt(HOURS, moment)).toEqual(opening);
});

test('[R2.20] a place that opens once a week says so after its hours', () => {
  const weekly: readonly OpeningHours[] = [{ day: 1, from: '10:00', to: '11:00' }];
  expect(openingAt(weekly, at(2, 12))).toEqual({ isOpen: false, days: 7, day: 1, from: '10:00' });
});

test('[R2.20] without hours no text is shown', () => {
  expect(openingAt([], at(2, 12))).toBeNull();
});
