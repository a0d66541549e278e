/** A place in the rating of clients; names are shortened by the service (R2.25). */
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
  /** The own place; null for who is no member yet. */
  readonly client: RatingPlace | null;
  readonly top: readonly RatingPlace[];
  /** The own place between its neighbours when it is below the top, else nothing. */
  readonly neighbours: readonly RatingPlace[];
  /** ISO date-time of the count. */
  readonly asOf: string;
}

/** How many places the top has (specification §9), and how many neighbours are shown on each side. */
export const RATING = { top: 50, neighbours: 2 } as const;

/**
 * First name and the last name's initial, all that others may read of a person (R2.25). Takes the full
 * name as the CRM has it, last name first. Something that is no name, such as an e-mail, gives ''.
 */
export function shortName(fullName: string): string {
  const [last = '', first] = fullName.trim().split(/\s+/u);
  const initial = /^\p{L}/u.exec(last)?.[0];
  if (initial === undefined || /[@\d]/.test(fullName)) return '';
  return first === undefined ? last : `${first} ${initial.toUpperCase()}.`;
}
