import type { Db } from '#server/database/db.ts';
import { createDeliveries, type Delivery } from '#server/messages/deliver-messages.ts';

/** Delivers what is due at a time, as one process does that has nothing in progress. */
export async function deliverMessages(db: Db, delivery: Delivery, now: Date): Promise<void> {
  const deliveries = createDeliveries(db, delivery);
  await deliveries.begin(now);
  await deliveries.ended();
}
