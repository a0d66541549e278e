import { database } from '#src/data/db/database.ts';
import { untoldIntents } from '#src/data/db/order-intents.ts';
import { hasArrived, type Order } from '#src/domain/order.ts';
import { listWishes, withProducts, type Wish } from '../pending/stored-wishes.ts';

// A notice stands outside of the screens: a database that closes under it, at a sign-out, ends it quietly.
const none = (): readonly never[] => [];

/** The drafts, newest first (R9.9). */
export async function listDrafts(): Promise<readonly Wish[]> {
  const wishes = await listWishes().catch(none);
  return wishes.filter(({ intent }) => intent.state === 'draft');
}

/** The purchases that are awaited, and those whose outcome nobody has seen, newest first (R9.9). */
export const listUntold = (): Promise<readonly Wish[]> =>
  untoldIntents().then(withProducts).catch(none);

async function readReady(ids: readonly number[]): Promise<readonly Order[]> {
  const found = await database().orders.bulkGet([...ids]);
  return found.flatMap((order) => (order && hasArrived(order) ? [order] : []));
}

/** Those of the given orders that have arrived, at the desk or an address. */
export const findReady = (ids: readonly number[]): Promise<readonly Order[]> =>
  readReady(ids).catch(none);
