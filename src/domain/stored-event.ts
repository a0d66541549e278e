import type { Operation } from './operation.ts';

/** Types of events (specification §3). */
export const EVENT_TYPE = { cardIssued: 1, operation: 2, cardsChanged: 3 } as const;
export type EventType = (typeof EVENT_TYPE)[keyof typeof EVENT_TYPE];

/**
 * An event of the member (R3.7). Title and body are made when it is shown, so that they follow the
 * language.
 */
export interface StoredEvent {
  /** Prevents storing the same event twice (R4.7). */
  readonly key: string;
  readonly type: EventType;
  /** The operation of an event of type 2; null for the other types. */
  readonly operation: Pick<Operation, 'id' | 'type' | 'amount'> | null;
  /** When this device detected it, ms since the epoch. */
  readonly at: number;
  /** Whether a tab has shown it. */
  readonly isSeen: boolean;
}
