import { expect, test } from 'vitest';
import { dayAt } from '#server/seed/catalogue/days.ts';
import { PEOPLE } from '#server/seed/people/people.ts';
import { birthDateOf, JOINED_DAYS_AGO } from '#server/seed/stories/birth-date.ts';
import { storyOf } from '#server/seed/stories/story-of.ts';
import { pricesAt } from '#server/seed/rows/fill-catalogue.ts';
import { isGiftDue, programmeDay } from '#src/domain/birthday.ts';
import { rewardKey } from '#src/domain/reward.ts';

/** The ledger of 100,000 operations has no gift in it: the contract tests seed that member. */
const people = PEOPLE.filter(({ memberId, story }) => memberId !== null && story !== 'heavy');
/** Every ninth day of four years: each month's edges and the 29th of February come up. */
const moments = Array.from({ length: 163 }, (_, week) =>
  dayAt(new Date('2027-01-01T00:00:00Z'), week * 9, 12),
);

test('[R1.3] on whatever day it is seeded, nobody is owed a birthday gift for 30 days', () => {
  const owed = [];
  for (const now of moments) {
    const days = Array.from({ length: 31 }, (_, day) => programmeDay(dayAt(now, day, 12)));
    const joined = programmeDay(dayAt(now, -JOINED_DAYS_AGO, 9));
    const prices = pricesAt(now);
    for (const person of people) {
      const story = storyOf(person, prices, now);
      const birthDate = birthDateOf(person, story, now);
      const given = new Set(story.operations.map(({ once }) => once));
      const due = days.find(
        (day) => isGiftDue(birthDate, joined, day) && !given.has(rewardKey.birthday(day.year)),
      );
      if (due) owed.push({ name: person.name, now, birthDate, due });
    }
  }
  expect(owed).toEqual([]);
});

test('everybody who is seeded is a student’s age', () => {
  const now = new Date('2026-09-01T00:00:00Z');
  for (const person of people) {
    const story = storyOf(person, pricesAt(now), now);
    const age = (now.getTime() - Date.parse(birthDateOf(person, story, now))) / 31_557_600_000;
    expect(age).toBeGreaterThan(17);
    expect(age).toBeLessThan(30);
  }
});
