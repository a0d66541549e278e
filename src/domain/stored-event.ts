/** A thing that happened to the member, kept until it is read (R3.7). */
export interface StoredEvent {
  /** Keeps an event from being stored twice (R4.7). */
  readonly key: string;
  /** 1 physical card appeared, 2 new operation, 3 cards changed (specification §3). */
  readonly type: number;
  readonly title: string;
  readonly body: string;
  /** ms since the epoch. */
  readonly at: number;
}
