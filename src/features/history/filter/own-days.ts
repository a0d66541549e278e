import type { CustomDays } from '#src/domain/period.ts';

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

/** Why what is typed is no period. */
export type DaysProblem = 'unfinished' | 'reversed' | 'future';

export const typedDays = ({ from, to }: CustomDays): TypedDays => ({
  from: { day: from, text: from ?? '' },
  to: { day: to, text: to ?? '' },
});

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
