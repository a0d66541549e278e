import { expect, test } from 'vitest';
import { birthDateOf, JOINED_DAYS_AGO } from '#server/demo/activity/birth-date.ts';
import { buildActivity } from '#server/demo/activity/build-activity.ts';
import { dayAt } from '#server/demo/catalog/days.ts';
import { PEOPLE } from '#server/demo/people/people.ts';
import { pricesAt } from '#server/demo/rows/fill-catalog.ts';
import { isGiftDue, programmeDay } from '#src/domain/person/birthday.ts';
import { rewardKey } from '#src/domain/referral/reward.ts';

/** The ledger of 100,000 operations has no gift in it: the contract tests seed that member. */
const people = PEOPLE.filter(({ memberId, activity }) => memberId !== null && activity !== 'heavy');
/** Every ninth day of four years: each month's edges and the 29th of February come up. */
const moments = Array.from({ length: 163 }, (_, week) =>
  dayAt(new Date('2027-01-01T00:00:00Z'), week * 9, 12),
);

test('[R1.3] on any seed date no demo member is due a birthday gift for 30 days', () => {
  const owed = [];
  for (const now of moments) {
    const days = Array.from({ length: 31 }, (_, day) => programmeDay(dayAt(now, day, 12)));
    const joined = programmeDay(dayAt(now, -JOINED_DAYS_AGO, 9));
    const prices = pricesAt(now);
    for (const person of people) {
      const activity = buildActivity(person, prices, now);
      const birthDate = birthDateOf(person, activity, now);
      const given = new Set(activity.operations.map(({ once }) => once));
      const due = days.find(
        (day) => isGiftDue(birthDate, joined, day) && !given.has(rewardKey.birthday(day.year)),
      );
      if (due) owed.push({ name: person.name, now, birthDate, due });
    }
  }
  expect(owed).toEqual([]);
});

test('every demo member has the age of a student', () => {
  const now = new Date('2026-09-01T00:00:00Z');
  for (const person of people) {
    const activity = buildActivity(person, pricesAt(now), now);
    const age = (now.getTime() - Date.parse(birthDateOf(person, activity, now))) / 31_557_600_000;
    expect(age).toBeGreaterThan(17);
    expect(age).toBeLessThan(30);
  }
});
