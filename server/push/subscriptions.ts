import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { pushSubscription } from '#server/database/schema/programme/push.ts';

/** More devices than a person has: an event makes one message for each. */
const MOST_DEVICES = 10;

/**
 * Notifies the member on the device, also where another member who shares it was notified before; of too many
 * devices the oldest go.
 */
export async function saveSubscription(
  db: Db,
  device: Omit<typeof pushSubscription.$inferInsert, 'at'>,
): Promise<void> {
  const { memberId } = device;
  const row = { ...device, at: new Date() };
  await db
    .insert(pushSubscription)
    .values(row)
    .onConflictDoUpdate({ target: pushSubscription.endpoint, set: row });
  const kept = db
    .select({ endpoint: pushSubscription.endpoint })
    .from(pushSubscription)
    .where(eq(pushSubscription.memberId, memberId))
    .orderBy(desc(pushSubscription.at))
    .limit(MOST_DEVICES);
  await db
    .delete(pushSubscription)
    .where(
      and(eq(pushSubscription.memberId, memberId), notInArray(pushSubscription.endpoint, kept)),
    );
}

/** Ends the member's notifications on the device; another member's stay. */
export async function removeSubscription(
  db: Db,
  memberId: number,
  endpoint: string,
): Promise<void> {
  await db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.endpoint, endpoint), eq(pushSubscription.memberId, memberId)));
}
