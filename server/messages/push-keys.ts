import webPush from 'web-push';
import type { Db } from '#server/database/db.ts';
import { pushKey } from '#server/database/schema/programme/push.ts';

/** The one row. */
const ID = 1;

export type PushKeys = Omit<typeof pushKey.$inferSelect, 'id'>;

const KEYS = { publicKey: pushKey.publicKey, privateKey: pushKey.privateKey };

/**
 * The installation's key pair; made at the first use, by whichever process is first. Devices are subscribed
 * with its public part, so it never changes.
 */
export async function pushKeys(db: Db): Promise<PushKeys> {
  const [known] = await db.select(KEYS).from(pushKey);
  if (known) return known;
  await db
    .insert(pushKey)
    .values({ id: ID, ...webPush.generateVAPIDKeys() })
    .onConflictDoNothing();
  const [made] = await db.select(KEYS).from(pushKey);
  if (!made) throw new Error('The key pair of the notifications was not stored');
  return made;
}
