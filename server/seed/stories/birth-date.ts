import { chance } from '../catalogue/chance.ts';
import { dayAt } from '../catalogue/days.ts';
import type { Person } from '../people/person.ts';
import type { Story } from './story.ts';

/** When seeded people became members. */
export const JOINED_DAYS_AGO = 243;

/**
 * How far the birthday of a person without a gift lies ahead: no gift comes while a demonstration runs.
 * The last birthday, a year before that one, is earlier than the joining, so that it owes none either.
 */
const AHEAD_DAYS = { from: 40, to: 365 - JOINED_DAYS_AGO - 2 };

/**
 * The date of birth, `YYYY-MM-DD`: its day is that of the gift in the person's ledger, or one that is
 * still to come. Nobody is born on a 29th of February, since not every year of birth has one.
 */
export function birthDateOf({ name }: Person, { operations }: Story, now: Date): string {
  const gift = operations.find(({ type }) => type === 'BIRTHDAY');
  const ahead = AHEAD_DAYS.from + chance(`birthday ${name}`, AHEAD_DAYS.to - AHEAD_DAYS.from + 1);
  const day = (gift?.date ?? dayAt(now, ahead, 9)).toISOString().slice('2000-'.length, 10);
  return `${2001 + chance(name, 6)}-${day === '02-29' ? '02-28' : day}`;
}
