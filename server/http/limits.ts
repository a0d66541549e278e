import type { TurnLimit } from './turns.ts';

/** At most `points` requests in `durationS` seconds. */
export interface Limit {
  readonly points: number;
  readonly durationS: number;
}

/** How many larger bodies, with an image, are read at a time: each is in memory several times meanwhile. */
export interface UploadLimit {
  readonly person: number;
  /** Of all persons together. */
  readonly process: number;
}

/** How many requests the service accepts from one person or address; each process counts for itself. */
export interface Limits {
  /**
   * All calls of a signed-in person: a start makes about twenty, a poll one in 30 s. A person who opens
   * many screens in new tabs must never reach it.
   */
  readonly service: Limit;
  /** Requests without a good token from an address; a campus may share one. */
  readonly unauthenticated: Limit;
  /** Calls of a person that send a code or check one. */
  readonly codes: Limit;
  /** Searches for members, of one of staff. */
  readonly members: Limit;
  /** Applications of a member, whatever the address; without a member's card, from an address. */
  readonly lander: Limit;
  /** Error reports from an address; a campus may share one. */
  readonly errors: Limit;
  readonly uploads: UploadLimit;
  /** Of one person: a start makes about twenty at once, which could take all connections of the database. */
  readonly reads: TurnLimit;
  /**
   * Of one person: a device sends its writes one by one, and more would wait for the lock of their member on
   * connections that others need (docs/decisions/0085).
   */
  readonly writes: TurnLimit;
  /**
   * Of one person within 24 hours, in all processes: each response is kept for weeks. A person who uses the app
   * makes a few dozen.
   */
  readonly writesADay: number;
  /** Of another system of the institution, which may send thousands of members one by one. */
  readonly systemWritesADay: number;
}

export const DEFAULT_LIMITS: Limits = {
  service: { points: 3000, durationS: 60 },
  unauthenticated: { points: 3000, durationS: 60 },
  codes: { points: 30, durationS: 10 * 60 },
  members: { points: 60, durationS: 60 },
  lander: { points: 30, durationS: 10 * 60 },
  errors: { points: 600, durationS: 60 },
  uploads: { person: 2, process: 8 },
  reads: { atATime: 6, waiting: 200 },
  writes: { atATime: 1, waiting: 100, restMs: 80 },
  writesADay: 2000,
  systemWritesADay: 100_000,
};
