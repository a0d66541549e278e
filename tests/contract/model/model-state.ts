import type { ProductKind } from '#src/domain/catalog/product.ts';
import type { OrderStatus } from '#src/domain/orders/order.ts';

export interface ModelProduct {
  readonly id: number;
  readonly kind: ProductKind;
  /** Tickets of an event for each member. */
  readonly ticketLimit: number | null;
  /** Coins. */
  price: number;
  /** Pieces. */
  stock: number;
  isWithdrawn: boolean;
}

export interface ModelMember {
  readonly id: number;
  readonly email: string;
  readonly reference: string;
  readonly cardId: number;
  readonly virtualCardId: number;
  readonly isStudent: boolean;
  /** Coins. */
  balance: number;
  /** Of the physical card: 1 active, 2 off, 5 blocked. */
  cardStatus: number;
  /** Friends who have become students. */
  friends: number;
  /** Years in which the member got a birthday gift. */
  giftYears: number[];
}

export interface ModelOrder {
  readonly id: number;
  readonly memberId: number;
  readonly prodId: number;
  readonly price: number;
  status: OrderStatus;
}

/** A purchase that was sent, with its result. */
export interface SentPurchase {
  readonly requestId: string;
  readonly memberId: number;
  readonly cardId: number;
  readonly prodId: number;
  readonly confirmedPrice: number;
  readonly code: string;
  readonly orderId: number | null;
}

/** The expected state of the service in plain objects, written from the rules and not from its code. */
export interface Model {
  readonly members: ModelMember[];
  readonly products: ModelProduct[];
  readonly orders: ModelOrder[];
  readonly purchases: SentPurchase[];
  /** The calendar year of the birthday job. */
  year: number;
}

/** The result of one request: `OK` or the error code. */
export interface Outcome {
  readonly code: string;
  readonly orderId: number | null;
}

export const find = <T extends { readonly id: number }>(all: readonly T[], id: number): T => {
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`the model has no item ${id}`);
  return found;
};

const STATUS_SEQUENCE: readonly OrderStatus[] = [
  'NEW_ORDER',
  'PROCESSING',
  'BUYING',
  'DELIVERY',
  'DELIVERED',
  'RECEIVED',
  'CLOSED',
];

/** R3.4: only forward; a received order can only be closed; closed and cancelled are final. */
export function canChangeStatus(from: OrderStatus, to: OrderStatus): boolean {
  if (from === 'CLOSED' || from === 'CANCELLED') return false;
  if (from === 'RECEIVED') return to === 'CLOSED';
  return to === 'CANCELLED' || STATUS_SEQUENCE.indexOf(to) > STATUS_SEQUENCE.indexOf(from);
}

/** Cancels an order: returns its coins and one piece of stock. */
export function cancelOrder(model: Model, order: ModelOrder): void {
  order.status = 'CANCELLED';
  find(model.members, order.memberId).balance += order.price;
  find(model.products, order.prodId).stock += 1;
}

/** R1.4: 30 % up to the fourth friend, 40 % from the fifth, 50 % from the tenth. */
export const sharePercentOf = (friends: number): number =>
  friends > 9 ? 50 : friends > 4 ? 40 : 30;
