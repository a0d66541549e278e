import { and, eq } from 'drizzle-orm';
import type { BrandName } from '#src/brand/brand.ts';
import type { NotificationKind } from '#src/domain/notification.ts';
import type { LocalText } from '#src/domain/text.ts';
import type { Db } from '#server/database/client.ts';
import { pushSubscription } from '#server/database/schema/push.ts';

/** A device, as its browser and the member describe it. */
export interface Device {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly kinds: readonly NotificationKind[];
  readonly language: keyof LocalText;
  readonly brand: BrandName;
}

/** Notifies the member on the device, which was another member's before if they shared it. */
export async function saveSubscription(
  db: Db,
  memberId: number,
  { endpoint, keys, kinds, language, brand }: Device,
): Promise<void> {
  const row = { memberId, ...keys, kinds: [...kinds], language, brand, at: new Date() };
  await db
    .insert(pushSubscription)
    .values({ endpoint, ...row })
    .onConflictDoUpdate({ target: pushSubscription.endpoint, set: row });
}

/** Notifies the member no more on the device; another member's stays. */
export async function removeSubscription(
  db: Db,
  memberId: number,
  endpoint: string,
): Promise<void> {
  await db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.endpoint, endpoint), eq(pushSubscription.memberId, memberId)));
}
