import type { LocalText } from '#src/domain/text/text.ts';
import type { SeedOperation, Activity } from './activity.ts';

/** Price in coins and name of products, by id. */
export type PriceList = ReadonlyMap<number, { readonly price: number; readonly name: LocalText }>;

/**
 * The whole ledger, oldest first: the activity's operations, a charge for each order and a refund for
 * each cancelled one (an order and its charge are one). Throws when a product is unknown.
 */
export function buildLedger(activity: Activity, prices: PriceList): readonly SeedOperation[] {
  const ofOrders = activity.orders.flatMap(({ id, prodId, history }): SeedOperation[] => {
    const product = prices.get(prodId);
    const [made] = history;
    if (!product || !made) throw new RangeError(`Order ${id} has no product or no history`);
    const charge: SeedOperation = {
      type: 'ORDER',
      amount: -product.price,
      date: made.at,
      comment: product.name,
      orderId: id,
    };
    const cancelled = history.find(({ status }) => status === 'CANCELLED');
    if (!cancelled) return [charge];
    return [charge, { ...charge, type: 'CANCEL_ORDER', amount: product.price, date: cancelled.at }];
  });
  return byDate([...activity.operations, ...ofOrders]);
}

const byDate = (operations: readonly SeedOperation[]): readonly SeedOperation[] =>
  operations.toSorted((a, b) => a.date.getTime() - b.date.getTime());

/** Adds an early accrual to the ledger, so that it sums up to the given number of coins. */
export function withOpeningBalance(
  coins: number,
  ledger: readonly SeedOperation[],
  opening: Omit<SeedOperation, 'amount'>,
): readonly SeedOperation[] {
  const amount = coins - ledger.reduce((sum, operation) => sum + operation.amount, 0);
  return amount === 0 ? ledger : byDate([{ ...opening, amount }, ...ledger]);
}
