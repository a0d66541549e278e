import type { Operation, OperationType } from './operation.ts';

/** How many days of operations are checked (R4.12). */
export const WELCOME_BONUS_DAYS = 30;

/** The same in ms. */
export const WELCOME_BONUS_MS = WELCOME_BONUS_DAYS * 24 * 60 * 60 * 1000;
const BONUS: OperationType = 'WELCOME';
/**
 * A member with one of these already knows what coins are for: paid learning, a friend's payment, a
 * revoked bonus.
 */
const EXCLUDING_TYPES: readonly string[] = [
  'CANCELLATION',
  'PAYMENT',
  'ACADEM_ORDER',
] satisfies OperationType[];
/** The types of operations that the rule needs. */
export const DECISIVE_TYPES: readonly string[] = [BONUS, ...EXCLUDING_TYPES];

/**
 * The welcome bonus that the modal shows; null when the modal stays closed (R4.12): among the operations
 * of the last 30 days one is a welcome bonus (of several, the last) and none excludes it.
 * @param now ms since the epoch
 */
export function welcomeBonusToShow<Line extends Pick<Operation, 'type' | 'date'>>(
  operations: readonly Line[],
  now: number,
): Line | null {
  const recent = operations.filter(({ date }) => Date.parse(date) >= now - WELCOME_BONUS_MS);
  if (recent.some(({ type }) => EXCLUDING_TYPES.includes(type))) return null;
  const bonuses = recent.filter(({ type }) => type === BONUS);
  return bonuses.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date)).at(-1) ?? null;
}
