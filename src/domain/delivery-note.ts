/** An address of a member: where to deliver, or the pickup place that the member uses (R2.26). */
export interface DeliveryNote {
  readonly id: number;
  readonly kind: 'delivery' | 'pickup';
  readonly address: string;
  /** What the courier should know; empty when there is nothing. */
  readonly comment: string;
  /** A hidden address is not offered when ordering. */
  readonly active: boolean;
  /** At most one of a member's addresses, never a hidden one. */
  readonly isDefault: boolean;
  /** ISO date-time. */
  readonly updatedAt: string;
}

/** Addresses that a member can choose from, and all of a member with the hidden ones. */
export const DELIVERY_NOTE_LIMITS = { active: 20, all: 100, address: 300, comment: 500 } as const;
