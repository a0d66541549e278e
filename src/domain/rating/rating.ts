import { cleanName } from '../text/clean-text.ts';

/** A place in the rating of members; the service shortens names (R2.25). */
export interface RatingPlace {
  readonly place: number;
  /** First name and initial; empty when the service does not know the name. */
  readonly name: string;
  /** Coins. */
  readonly balance: number;
  readonly isOwn: boolean;
}

/** The rating as one person sees it (R7.12, R2.25). */
export interface Rating {
  /** The person's own place; null before they become a member. */
  readonly client: RatingPlace | null;
  readonly top: readonly RatingPlace[];
  /** The places around the person's own when it is below the top, else empty. */
  readonly neighbours: readonly RatingPlace[];
  /** ISO date-time of the calculation. */
  readonly asOf: string;
}

/** Number of places in the top (R2.25), and of neighbours shown on each side. */
export const RATING = { top: 50, neighbours: 2 } as const;

/**
 * First name and initial of the last name, which is all that others may see of a person (R2.25). Returns
 * '' for a text that is not a name, such as an e-mail.
 * @param fullName as the CRM has it, last name first
 */
export function shortName(fullName: string): string {
  const name = cleanName(fullName);
  const [last = '', first] = name.split(' ');
  const initial = /^\p{L}/u.exec(last)?.[0];
  if (initial === undefined || /[@\d]/.test(name)) return '';
  return first === undefined ? last : `${first} ${initial.toUpperCase()}.`;
}
