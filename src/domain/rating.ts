/** A place in the rating of clients; names are shortened by the service (R2.25). */
export interface RatingPlace {
  readonly place: number;
  readonly name: string;
  /** Coins. */
  readonly balance: number;
  readonly isOwn: boolean;
}
