import type { OrderStatus, ProductKind } from '#src/domain/order.ts';

export interface ModelProduct {
  readonly id: number;
  readonly kind: ProductKind;
  /** Events: tickets a person. */
  readonly limit: number | null;
  /** Coins. */
  price: number;
  /** Pieces. */
  stock: number;
  isRemoved: boolean;
}

export interface ModelMember {
  readonly id: number;
  readonly email: string;
  readonly cardId: number;
  readonly virtualCardId: number;
  readonly isStudent: boolean;
  /** Coins. */
  balance: number;
  /** Of the physical card: 1 active, 2 off, 5 blocked. */
  cardStatus: number;
  /** Friends who became students, ever. */
  friends: number;
  /** Years of birthday gifts. */
  gifts: number[];
}

export interface ModelOrder {
  readonly id: number;
  readonly memberId: number;
  readonly prodId: number;
  readonly price: number;
  status: OrderStatus;
}

/** A purchase that was sent once, and what came of it. */
export interface Intent {
  readonly requestId: string;
  readonly memberId: number;
  readonly cardId: number;
  readonly prodId: number;
  readonly amount: number;
  readonly code: string;
  readonly orderId: number | null;
}

/** What the service must be like, in plain objects: written from the rules, not from its code. */
export interface Model {
  readonly members: ModelMember[];
  readonly products: ModelProduct[];
  readonly orders: ModelOrder[];
  readonly intents: Intent[];
  /** The calendar year of the birthday job. */
  year: number;
}

/** What came of one call: OK or the error's code. */
export interface Outcome {
  readonly code: string;
  readonly orderId: number | null;
}

export const find = <T extends { readonly id: number }>(all: readonly T[], id: number): T => {
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`the model has no ${id}`);
  return found;
};

const WAY: readonly OrderStatus[] = [
  'NEW_ORDER',
  'PROCESSING',
  'BUYING',
  'DELIVERY',
  'DELIVERED',
  'RECEIVED',
  'CLOSED',
];

/** R3.4: forward on the way; what was received is only closed; nothing follows an end. */
export function mayMove(from: OrderStatus, to: OrderStatus): boolean {
  if (from === 'CLOSED' || from === 'CANCELLED') return false;
  if (from === 'RECEIVED') return to === 'CLOSED';
  return to === 'CANCELLED' || WAY.indexOf(to) > WAY.indexOf(from);
}

/** Coins and piece go back, once. */
export function giveBack(model: Model, order: ModelOrder): void {
  order.status = 'CANCELLED';
  find(model.members, order.memberId).balance += order.price;
  find(model.products, order.prodId).stock += 1;
}

/** R1.4: 30 % up to the fourth friend, 40 % from the fifth, 50 % from the tenth. */
export const shareOf = (friends: number): number => (friends > 9 ? 50 : friends > 4 ? 40 : 30);
