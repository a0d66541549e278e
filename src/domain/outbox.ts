/** A post that may wait for the network (R9.10), and the intent of an order (R9.9). */
export interface OutboxEntry {
  /** The idempotency key, the same on every retry (R7.31). */
  readonly requestId: string;
  readonly kind: 'order' | 'invitation' | 'lead' | 'card' | 'lesson' | 'address' | 'message';
  readonly state: 'draft' | 'waiting' | 'sending' | 'unknown' | 'done' | 'failed';
  readonly body: unknown;
  /** Coins that the member confirmed; null where nothing is charged. */
  readonly confirmedAmount: number | null;
  /** ms since the epoch. */
  readonly createdAt: number;
  readonly failure: string | null;
}
