import type { SeedOperation, Story } from './story.ts';

/** Coins and name of the products that were ordered, by id. */
export type PriceList = ReadonlyMap<number, { readonly price: number; readonly name: string }>;

/**
 * A story's whole ledger, oldest first: its own operations, a charge for every order, a refund for
 * every cancelled one (api.md: an order and its charge are one). Throws when a product is unknown.
 */
export function ledgerOf(story: Story, prices: PriceList): readonly SeedOperation[] {
  const ofOrders = story.orders.flatMap(({ id, prodId, history }): SeedOperation[] => {
    const product = prices.get(prodId);
    const [made] = history;
    if (!product || !made) throw new RangeError(`Order ${id} has no product or no history`);
    const charge: SeedOperation = {
      type: 'ORDER',
      amount: -product.price,
      date: made.at,
      comment: `Заказ № ${id}: ${product.name}`,
      orderId: id,
    };
    const cancelled = history.find(({ status }) => status === 'CANCELLED');
    if (!cancelled) return [charge];
    const comment = `Возврат за отменённый заказ № ${id}`;
    return [
      charge,
      { type: 'CANCEL_ORDER', amount: product.price, date: cancelled.at, comment, orderId: id },
    ];
  });
  return byDate([...story.operations, ...ofOrders]);
}

const byDate = (operations: readonly SeedOperation[]): readonly SeedOperation[] =>
  operations.toSorted((a, b) => a.date.getTime() - b.date.getTime());

/** The ledger with one early accrual more, so that it ends at the given number of coins. */
export function openedTo(
  coins: number,
  ledger: readonly SeedOperation[],
  opening: Omit<SeedOperation, 'amount'>,
): readonly SeedOperation[] {
  const amount = coins - ledger.reduce((sum, operation) => sum + operation.amount, 0);
  return amount === 0 ? ledger : byDate([{ ...opening, amount }, ...ledger]);
}
