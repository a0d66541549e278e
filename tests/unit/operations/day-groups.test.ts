import { expect, test } from 'vitest';
import { groupByDay } from '#src/domain/operations/group-by-day.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

test('[R2.12] operations of one day are under one heading with the time of the first, in their order', () => {
  const times = [at(21, 23), at(21, 0), at(20, 12), at(21, 5)];
  expect(groupByDay(times, (time) => time)).toEqual([
    { day: at(21, 23), items: [at(21, 23), at(21, 0), at(21, 5)] },
    { day: at(20, 12), items: [at(20, 12)] },
  ]);
  expect(groupByDay([], () => 0)).toEqual([]);
});

test('[R2.12] the same day of another month has its own heading', () => {
  const times = [new Date(2026, 9, 21).toISOString(), new Date(2026, 10, 21).toISOString()];
  expect(groupByDay(times, (time) => time).map(({ day }) => day)).toEqual(times);
});
