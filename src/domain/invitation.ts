export const INVITATION_STATUSES = [
  'sent',
  'declined',
  'review',
  'rejected',
  'working',
  'waiting',
  'paid',
] as const;

/** A friend who was invited (R3.6, api.md: relatives). */
export interface Invitation {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly interests: readonly string[];
  /** ISO date-times. */
  readonly sentAt: string;
  readonly updatedAt: string;
  readonly reason: string | null;
  /** Coins, once credited. */
  readonly reward: number | null;
}
