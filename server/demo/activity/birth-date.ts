import { dayAt } from '#server/demo/catalog/days.ts';
import { randomBelow } from '#server/demo/catalog/random.ts';
import type { Person } from '#server/demo/people/person.ts';
import type { Activity } from './activity.ts';

/** How long ago seeded people became members. */
export const JOINED_DAYS_AGO = 243;

/**
 * In how many days a person without a gift has the next birthday: no gift comes while a demonstration
 * runs. The previous birthday was before the person joined, so no gift is due for it either.
 */
const AHEAD_DAYS = { from: 40, to: 365 - JOINED_DAYS_AGO - 2 };

/**
 * The date of birth, `YYYY-MM-DD`: the day of the gift in the person's ledger, or a future day of the
 * year. The 29th of February becomes the 28th, since not every year of birth has it.
 */
export function birthDateOf({ name }: Person, { operations }: Activity, now: Date): string {
  const gift = operations.find(({ type }) => type === 'BIRTHDAY');
  const ahead =
    AHEAD_DAYS.from + randomBelow(`birthday ${name}`, AHEAD_DAYS.to - AHEAD_DAYS.from + 1);
  const day = (gift?.date ?? dayAt(now, ahead, 9)).toISOString().slice('2000-'.length, 10);
  return `${2001 + randomBelow(name, 6)}-${day === '02-29' ? '02-28' : day}`;
}
