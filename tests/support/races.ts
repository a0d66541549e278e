import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { product } from '#server/store/schema/product.ts';
import { buy } from './buy.ts';
import { addMember, type SeededMember } from './small-seed.ts';
import type { TestApp } from './test-app.ts';

/** What many requests at the same time were answered. */
export interface Race {
  readonly buyer: SeededMember;
  readonly answers: readonly Response[];
}

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const newBuyer = ({ db }: TestApp, coins: number) =>
  addMember(db, `racer-${randomUUID()}@example.test`, { coins, isStudent: true });

/** How many of the answers were the wanted success. */
export const wonBy = ({ answers }: Pick<Race, 'answers'>): number =>
  answers.filter(({ status }) => status === 201).length;

/** One purchase that is sent a hundred times under one id. */
export async function sendOnePurchaseOften(test: TestApp): Promise<Race> {
  const buyer = await newBuyer(test, 5000);
  const wanted = { prodId: test.seed.lesson, amount: 100, requestId: randomUUID() };
  return { buyer, answers: await times(100, () => buy(test.app, buyer, wanted)) };
}

/** Fifty purchases of one person who has the coins for one. */
export async function spendCoinsForOne(test: TestApp): Promise<Race> {
  const buyer = await newBuyer(test, 100);
  const wanted = { prodId: test.seed.lesson, amount: 100 };
  return { buyer, answers: await times(50, () => buy(test.app, buyer, wanted)) };
}

/** Ten people want the last piece. */
export async function takeLastPiece(test: TestApp): Promise<Race> {
  const buyers = await times(10, () => newBuyer(test, 5000));
  const [buyer] = buyers;
  if (!buyer) throw new Error('nobody races');
  await test.db.update(product).set({ stock: 1 }).where(eq(product.id, test.seed.mug));
  const wanted = { prodId: test.seed.mug, amount: 1200 };
  return {
    buyer,
    answers: await Promise.all(buyers.map((one) => buy(test.app, one, wanted))),
  };
}

/** Eight tickets for one person where one is allowed. */
export async function takeTickets(test: TestApp): Promise<Race> {
  const buyer = await newBuyer(test, 0);
  await test.db.update(product).set({ stock: 100 }).where(eq(product.id, test.seed.concert));
  const wanted = { prodId: test.seed.concert, amount: 0 };
  return { buyer, answers: await times(8, () => buy(test.app, buyer, wanted)) };
}
