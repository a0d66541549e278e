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
  readonly operation: Pick<Operation, 'id' | 'type' | 'amount' | 'orderId'> | null;
  /** ms since the epoch: when the operation was made, or when this device found the cards changed. */
  readonly at: number;
  /** Whether a tab has shown its toast. */
  readonly isSeen: boolean;
  /**
   * 1 until the member has seen it in the inbox, absent afterwards and in rows of earlier versions. A
   * number, because IndexedDB indexes no booleans; the index leaves out rows without it.
   */
  readonly unread?: 1;
}
