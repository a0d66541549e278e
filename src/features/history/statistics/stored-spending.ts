import { database } from '#src/data/db/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';

/** Total price of the orders that were not cancelled; null before orders were received. */
export interface Spending {
  /** Coins. */
  readonly spent: number;
  readonly orders: number;
}

/** Loads the total price of the member's orders. */
export async function loadSpending(): Promise<Spending | null> {
  const db = database();
  if (!(await loadMeta(db, 'orders'))) return null;
  let spent = 0;
  let orders = 0;
  await db.orders.each(({ status, price }) => {
    if (status === 'CANCELLED') return;
    spent += price;
    orders += 1;
  });
  return { spent, orders };
}
