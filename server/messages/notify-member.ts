import { and, eq } from 'drizzle-orm';
import { BRANDS } from '#src/brand/brands.ts';
import type { NotificationKind, PushPayload } from '#src/domain/notification.ts';
import type { LocalText } from '#src/domain/text.ts';
import type { Db } from '#server/database/client.ts';
import { message } from '#server/database/schema/message.ts';
import { orders } from '#server/database/schema/order.ts';
import { pushSubscription } from '#server/database/schema/push.ts';

/** Says nothing of a person or an amount: it is read on a locked screen. */
const TEXTS: Readonly<Record<NotificationKind, LocalText>> = {
  order: { ru: 'Заказ готов к выдаче', uz: 'Buyurtma olib ketishga tayyor' },
  friend: {
    ru: 'Новости о друге, которого ты пригласил',
    uz: 'Siz taklif qilgan doʻst haqida yangilik',
  },
  coins: { ru: 'Новое начисление на счёт', uz: 'Hisobingizga yangi tushum' },
};
const PATHS: Readonly<Record<NotificationKind, string>> = {
  order: '/my/orders?codes',
  friend: '/my/invites',
  coins: '/my/history',
};

/**
 * Adds a notification for each of the member's devices to the outbox, in the caller's transaction (R9.7).
 * @param kinds what the event is, the most telling first: a device gets the first that it wants
 */
export async function notifyMember(
  tx: Db,
  memberId: number,
  kinds: readonly NotificationKind[],
): Promise<void> {
  const devices = await tx
    .select()
    .from(pushSubscription)
    .where(eq(pushSubscription.memberId, memberId));
  if (devices.length === 0) return;
  const ready = kinds.includes('order') ? await countReady(tx, memberId) : undefined;
  const messages = devices.flatMap(({ endpoint, kinds: wanted, language, brand }) => {
    const kind = kinds.find((one) => wanted.includes(one));
    if (!kind) return [];
    const payload: PushPayload = {
      title: BRANDS[brand].title,
      body: TEXTS[kind][language],
      path: PATHS[kind],
      tag: kind,
      icon: `/my/icons/${brand}/icon-192.png`,
      ...(kind === 'order' && { ready }),
    };
    return [{ to: endpoint, channel: 'push' as const, text: JSON.stringify(payload) }];
  });
  if (messages.length > 0) await tx.insert(message).values(messages);
}

const countReady = (tx: Db, memberId: number): Promise<number> =>
  tx.$count(orders, and(eq(orders.memberId, memberId), eq(orders.status, 'DELIVERED')));
