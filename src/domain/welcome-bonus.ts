import type { Operation, OperationType } from './operation.ts';

/** How far back the operations are looked at, in days (R4.12). */
export const WELCOME_BONUS_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;
const BONUS: OperationType = 'WELCOME';
/** Whoever has one of these knows what the coins are for: learning paid, a friend's payment, a bonus taken back. */
const RULED_OUT: readonly string[] = [
  'CANCELLATION',
  'PAYMENT',
  'ACADEM_ORDER',
] satisfies OperationType[];

/**
 * The welcome bonus that the modal tells about, or null when the modal is not shown (R4.12): among the
 * operations of the last 30 days none rules it out and one is a welcome bonus; of several the last.
 * @param now ms since the epoch
 */
export function welcomeBonusToShow<Line extends Pick<Operation, 'type' | 'date'>>(
  operations: readonly Line[],
  now: number,
): Line | null {
  const recent = operations.filter(
    ({ date }) => Date.parse(date) >= now - WELCOME_BONUS_DAYS * DAY_MS,
  );
  if (recent.some(({ type }) => RULED_OUT.includes(type))) return null;
  const bonuses = recent.filter(({ type }) => type === BONUS);
  return bonuses.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date)).at(-1) ?? null;
}
