import { database } from '#src/data/db/database.ts';
import { readMeta } from '#src/data/db/meta.ts';

/** What the orders that were not cancelled cost together; null before orders were ever received. */
export interface Spending {
  /** Coins. */
  readonly spent: number;
  readonly orders: number;
}

/** Reads what the member's coins have bought so far. */
export async function readSpending(): Promise<Spending | null> {
  const db = database();
  if (!(await readMeta(db, 'orders'))) return null;
  let spent = 0;
  let orders = 0;
  await db.orders.each(({ status, price }) => {
    if (status === 'CANCELLED') return;
    spent += price;
    orders += 1;
  });
  return { spent, orders };
}
