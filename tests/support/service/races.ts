import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { product } from '#server/database/schema/shop/product.ts';
import { buy, type PurchaseFields } from '../people/buy.ts';
import { addMember, type SeededMember } from './small-seed.ts';
import type { TestApp } from './test-app.ts';
import { untilServed } from './until-served.ts';

/** The responses to purchases that were sent at the same time. */
export interface Race {
  readonly buyer: SeededMember;
  readonly responses: readonly Response[];
}

const repeat = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const newBuyer = ({ db }: TestApp, coins: number) =>
  addMember(db, `racer-${randomUUID()}@example.test`, { coins, isStudent: true });

const buyOnce = ({ app }: TestApp, buyer: SeededMember, purchase: PurchaseFields) => {
  const requestId = purchase.requestId ?? randomUUID();
  return untilServed(() => buy(app, buyer, { ...purchase, requestId }));
};

/** Counts the responses with status 201. */
export const countSuccesses = ({ responses }: Pick<Race, 'responses'>): number =>
  responses.filter(({ status }) => status === 201).length;

/** Sends one purchase a hundred times with one request id. */
export async function sendOnePurchaseManyTimes(test: TestApp): Promise<Race> {
  const buyer = await newBuyer(test, 5000);
  const purchase = { prodId: test.seed.lesson, confirmedPrice: 100, requestId: randomUUID() };
  return { buyer, responses: await repeat(100, () => buyOnce(test, buyer, purchase)) };
}

/** Sends fifty purchases of a member who has the coins for one. */
export async function buyWithCoinsForOne(test: TestApp): Promise<Race> {
  const buyer = await newBuyer(test, 100);
  const purchase = { prodId: test.seed.lesson, confirmedPrice: 100 };
  return { buyer, responses: await repeat(50, () => buyOnce(test, buyer, purchase)) };
}

/** Sends purchases of the last piece from ten members. */
export async function raceForLastPiece(test: TestApp): Promise<Race> {
  const buyers = await repeat(10, () => newBuyer(test, 5000));
  const [buyer] = buyers;
  if (!buyer) throw new Error('the race has no buyer');
  await test.db.update(product).set({ stock: 1 }).where(eq(product.id, test.seed.mug));
  const purchase = { prodId: test.seed.mug, confirmedPrice: 1200 };
  return {
    buyer,
    responses: await Promise.all(buyers.map((one) => buyOnce(test, one, purchase))),
  };
}

/** Sends eight purchases of a ticket from one member, who may have one. */
export async function raceForTickets(test: TestApp): Promise<Race> {
  const buyer = await newBuyer(test, 0);
  await test.db.update(product).set({ stock: 100 }).where(eq(product.id, test.seed.concert));
  const purchase = { prodId: test.seed.concert, confirmedPrice: 0 };
  return { buyer, responses: await repeat(8, () => buyOnce(test, buyer, purchase)) };
}
