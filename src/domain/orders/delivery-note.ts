import type { LocalText } from '../text/text.ts';

/** An address of a member: a delivery address or a preferred pickup place (R2.26). */
export interface DeliveryNote {
  readonly id: number;
  readonly kind: 'delivery' | 'pickup';
  readonly address: string;
  /** The pickup place that the address names, in both languages; absent for what a person typed. */
  readonly localAddress?: LocalText | undefined;
  /** Hints for the courier; may be empty. */
  readonly comment: string;
  /** Inactive addresses are hidden when ordering. */
  readonly active: boolean;
  /** At most one of a member's addresses, and only an active one. */
  readonly isDefault: boolean;
  /** ISO date-time. */
  readonly updatedAt: string;
}

/** Most addresses per member (active ones, and all with the hidden ones); longest texts in characters. */
export const DELIVERY_NOTE_LIMITS = { active: 20, all: 100, address: 300, comment: 500 } as const;
