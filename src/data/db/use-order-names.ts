import type { LocalText } from '#src/domain/text/text.ts';
import { database } from './area/database.ts';
import { useStored } from './use-stored.ts';

/** What the member ordered, by the number of the order. */
export type OrderNames = ReadonlyMap<number, LocalText>;

const NONE: OrderNames = new Map();

async function loadOrderNames(): Promise<OrderNames> {
  const names = new Map<number, LocalText>();
  await database().orders.each(({ id, productName }) => names.set(id, productName));
  return names;
}

/** Follows the stored orders; empty before the first read. */
export const useOrderNames = (): OrderNames => useStored(loadOrderNames) ?? NONE;
