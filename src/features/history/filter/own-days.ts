import type { CustomDays } from '#src/domain/operations/period.ts';

/** A day as its field has it: null while the text is empty, half-typed or impossible. */
export interface TypedDay {
  readonly day: string | null;
  readonly text: string;
}

/** Both ends of a custom period as they are typed. */
export interface TypedDays {
  readonly from: TypedDay;
  readonly to: TypedDay;
}

/** Why the typed days are not a period. */
export type DaysProblem = 'unfinished' | 'reversed' | 'future';

const fieldOf = (day: string | null): TypedDay => ({ day, text: day ?? '' });

/** The fields of a period; an address with swapped days means the same one (`src/domain/operations/period.ts`). */
export function typedDays({ from, to }: CustomDays): TypedDays {
  const isSwapped = from !== null && to !== null && from > to;
  return { from: fieldOf(isSwapped ? to : from), to: fieldOf(isSwapped ? from : to) };
}

const isUnfinished = ({ day, text }: TypedDay): boolean => day === null && text !== '';

/**
 * What is wrong with each end; an end without a problem is null.
 * @param today `YYYY-MM-DD`
 */
export function problemsOf(
  { from, to }: TypedDays,
  today: string,
): Readonly<Record<keyof TypedDays, DaysProblem | null>> {
  const isReversed = from.day !== null && to.day !== null && from.day > to.day;
  const isFuture = from.day !== null && from.day > today;
  const ofFrom = isFuture ? 'future' : isReversed ? 'reversed' : null;
  return {
    from: isUnfinished(from) ? 'unfinished' : ofFrom,
    to: isUnfinished(to) ? 'unfinished' : null,
  };
}
