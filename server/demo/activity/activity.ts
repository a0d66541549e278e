import type { deliveryNote } from '#server/database/schema/member/delivery-note.ts';
import type { OperationType } from '#src/domain/operations/operation.ts';
import type { OrderStatus } from '#src/domain/orders/order.ts';
import type { InvitationStatus } from '#src/domain/referral/invitation.ts';
import type { LocalText, ServiceText } from '#src/domain/text/text.ts';
import type { SeedTicket } from './tickets.ts';

export interface SeedOperation {
  readonly type: OperationType;
  /** Coins; negative for a charge. */
  readonly amount: number;
  readonly date: Date;
  readonly comment: ServiceText;
  readonly orderId?: number;
  /** The key of a reward that is credited once (R1.3). */
  readonly once?: string;
}

export interface SeedOrder {
  readonly id: number;
  readonly prodId: number;
  readonly comment: string;
  readonly description: string;
  /** Oldest first: from the order's placing to its current status. */
  readonly history: readonly {
    readonly status: OrderStatus;
    readonly at: Date;
    readonly comment: LocalText | null;
  }[];
}

export interface SeedInvitation {
  readonly name: string;
  readonly status: InvitationStatus;
  readonly interests: readonly string[];
  readonly sentAt: Date;
  readonly updatedAt: Date;
  readonly reason: LocalText | null;
  /** Coins. */
  readonly reward: number | null;
  readonly sharePercent: number | null;
}

/** What a person did so far. `buildLedger` adds the charges and refunds of the orders. */
export interface Activity {
  readonly operations: readonly SeedOperation[];
  readonly orders: readonly SeedOrder[];
  readonly invitations: readonly SeedInvitation[];
  readonly addresses: readonly Pick<
    typeof deliveryNote.$inferSelect,
    'kind' | 'address' | 'comment' | 'isDefault'
  >[];
  /** Ids of the lessons that the person has done. */
  readonly lessonsDone: readonly number[];
  readonly goalId: number | null;
  readonly tickets: readonly SeedTicket[];
}

export const NO_ACTIVITY: Activity = {
  operations: [],
  orders: [],
  invitations: [],
  addresses: [],
  lessonsDone: [],
  goalId: null,
  tickets: [],
};
