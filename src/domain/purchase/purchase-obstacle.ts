import { missingCoins } from '../catalog/goal.ts';
import { isPast, type Product } from '../catalog/product.ts';
import { selectCards, type Card } from '../member/card.ts';

/** What decides whether a member can buy a product now, as far as the device knows it. */
export interface PurchaseFacts {
  readonly product: Pick<Product, 'kind' | 'price' | 'stock' | 'ticketLimit' | 'event'>;
  /** ms since the epoch: an event that is over is not sold (R2.16). */
  readonly now: number;
  /** Staff views another member's area (R6.3). */
  readonly isOwnerView: boolean;
  /** The request id of a purchase of this product whose outcome is open; null without one. */
  readonly liveIntent: string | null;
  /** An order was placed whose notice the member has not acknowledged. */
  readonly hasUnseenOrder: boolean;
  /** Null while cards were never received. */
  readonly cards: readonly Card[] | null;
  /** Null while the member's deals are not known. */
  readonly isStudent: boolean | null;
  /** Own orders of this product that are not cancelled; null while orders were never received. */
  readonly tickets: number | null;
  /** Coins; null while they are not known. */
  readonly balance: number | null;
}

/** Codes whose text has no amount. */
type CodeWithoutAmount =
  | 'owner-view'
  | 'unconfirmed'
  | 'ordered'
  | 'no-card'
  | 'card-off'
  | 'card-blocked'
  | 'not-student'
  | 'over'
  | 'limit-misconfigured'
  | 'limit-reached'
  | 'sold-out'
  | 'unknown';

/** Why a product cannot be bought; `missing` in coins. */
export type PurchaseObstacle =
  | { readonly code: CodeWithoutAmount }
  | { readonly code: 'too-few'; readonly missing: number };

type Rule = (facts: PurchaseFacts) => CodeWithoutAmount | null;

const unknown = 'unknown';

const areaRule: Rule = ({ isOwnerView, liveIntent, hasUnseenOrder }) => {
  if (isOwnerView) return 'owner-view';
  if (liveIntent !== null) return 'unconfirmed';
  return hasUnseenOrder ? 'ordered' : null;
};

const cardRule: Rule = ({ cards }) => {
  if (cards === null) return unknown;
  const { state } = selectCards(cards);
  if (state === 'none') return 'no-card';
  if (state === 'blocked') return 'card-blocked';
  return state === 'off' ? 'card-off' : null;
};

const studentRule: Rule = ({ product, isStudent }) => {
  if (product.kind !== 'product' || isStudent === true) return null;
  return isStudent === null ? unknown : 'not-student';
};

const timeRule: Rule = ({ product, now }) => (isPast(product, now) ? 'over' : null);

const ticketRule: Rule = ({ product, tickets }) => {
  const limit = product.kind === 'event' ? product.ticketLimit : null;
  if (limit === null) return null;
  if (limit < 1) return 'limit-misconfigured';
  if (tickets === null) return unknown;
  return tickets >= limit ? 'limit-reached' : null;
};

const stockRule: Rule = ({ product }) => (product.stock < 1 ? 'sold-out' : null);

const RULES: readonly Rule[] = [areaRule, cardRule, studentRule, timeRule, ticketRule, stockRule];

/**
 * Why the member cannot buy the product, known without a request (R1.6, R1.7, R5.8); null when nothing is
 * in the way. The service checks in the same order, so that both give the same reason.
 */
export function purchaseObstacle(facts: PurchaseFacts): PurchaseObstacle | null {
  for (const rule of RULES) {
    const code = rule(facts);
    if (code !== null) return { code };
  }
  if (facts.balance === null) return { code: unknown };
  const missing = missingCoins(facts.product.price, facts.balance);
  return missing > 0 ? { code: 'too-few', missing } : null;
}
