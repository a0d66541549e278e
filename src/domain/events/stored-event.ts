import type { ProductKind } from '../catalog/product.ts';
import type { Operation } from '../operations/operation.ts';
import type { LocalText } from '../text/text.ts';

/** Types of events: 1 to 3 are those of R3.7, the others report changes that the member waits for. */
export const EVENT_TYPE = {
  cardIssued: 1,
  operation: 2,
  cardsChanged: 3,
  order: 4,
  invitation: 5,
  ticket: 6,
} as const;
export type EventType = (typeof EVENT_TYPE)[keyof typeof EVENT_TYPE];

/** What changed, as it was then: the list may lose it, and a text can be corrected later. */
export type ChangedSubject =
  | {
      readonly kind: 'order';
      readonly id: number;
      readonly status: string;
      readonly productKind: ProductKind;
      readonly goesToAddress: boolean;
      readonly name: LocalText;
    }
  | {
      readonly kind: 'invitation';
      readonly id: number;
      readonly status: string;
      /** The friend's. */
      readonly name: string;
    }
  | {
      readonly kind: 'ticket';
      readonly id: number;
      readonly status: string;
      readonly topic: string;
      /** The support wrote a new answer. */
      readonly isAnswered: boolean;
    };

/** An event of the member (R3.7). Title and body are made when it is shown, so they follow the language. */
export interface StoredEvent {
  /** Prevents storing the same event twice (R4.7). */
  readonly key: string;
  readonly type: EventType;
  /** The operation of an event of type 2; null for the other types. */
  readonly operation: Pick<Operation, 'id' | 'type' | 'amount' | 'orderId'> | null;
  /**
   * The subject of an event of type 4, 5 or 6; absent for the other types and in rows of earlier versions.
   */
  readonly subject?: ChangedSubject;
  /** ms since the epoch of the operation or the subject's change, or when this device found changed cards. */
  readonly at: number;
  /** Whether a tab has shown its toast. */
  readonly isSeen: boolean;
  /**
   * 1 until the member has seen it in the inbox, absent afterwards and in rows of earlier versions. A
   * number, because IndexedDB indexes no booleans; the index leaves out rows without it.
   */
  readonly unread?: 1;
}
