import type { Operation } from './operation.ts';

/** Types of events (specification §3). */
export const EVENT_TYPE = { cardIssued: 1, operation: 2, cardsChanged: 3 } as const;
export type EventType = (typeof EVENT_TYPE)[keyof typeof EVENT_TYPE];

/**
 * A thing that happened to the member (R3.7). Title and body are made of its facts when it is shown, so
 * that they follow the language.
 */
export interface StoredEvent {
  /** Keeps an event from being stored twice (R4.7). */
  readonly key: string;
  readonly type: EventType;
  /** What the operation of type 2 was; null for the others. */
  readonly operation: Pick<Operation, 'id' | 'type' | 'amount'> | null;
  /** When this device learnt of it, ms since the epoch. */
  readonly at: number;
  /** Whether it was shown in one of the tabs. */
  readonly isSeen: boolean;
}
