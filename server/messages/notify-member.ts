import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { pushSubscription } from '#server/database/schema/programme/push.ts';
import { message } from '#server/database/schema/service/message.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { BRANDS } from '#src/brand/brands.ts';
import type { NotificationKind, PushPayload } from '#src/domain/events/notification.ts';
import { isReady } from '#src/domain/orders/order.ts';
import type { LocalText } from '#src/domain/text/text.ts';

/** What a device may be notified about; the member chooses among the kinds. */
export type News = 'orderReady' | 'orderArrived' | 'friend' | 'coins';

interface Notice {
  readonly kind: NotificationKind;
  /** Says nothing of a person, an order or a sum: it is read on a locked screen. */
  readonly text: LocalText;
  readonly path: string;
}

const NOTICES: Readonly<Record<News, Notice>> = {
  orderReady: {
    kind: 'order',
    text: { ru: 'Заказ готов к выдаче', uz: 'Buyurtma olib ketishga tayyor' },
    path: '/my/orders?codes',
  },
  orderArrived: {
    kind: 'order',
    text: { ru: 'Новости о заказе', uz: 'Buyurtma haqida yangilik' },
    path: '/my/orders',
  },
  friend: {
    kind: 'friend',
    text: {
      ru: 'Новости о приглашённом друге',
      uz: 'Siz taklif qilgan doʻst haqida yangilik',
    },
    path: '/my/invites',
  },
  coins: {
    kind: 'coins',
    text: { ru: 'Новое начисление на счёт', uz: 'Hisobingizga yangi tushum' },
    path: '/my/history',
  },
};

/**
 * Adds a notification for each of the member's devices to the outbox, in the caller's transaction (R9.7).
 * @param news what the event is, the most telling first: a device gets the first that it wants
 */
export async function notifyMember(tx: Db, memberId: number, news: readonly News[]): Promise<void> {
  const devices = await tx
    .select()
    .from(pushSubscription)
    .where(eq(pushSubscription.memberId, memberId));
  if (devices.length === 0) return;
  const ready = news.includes('orderReady') ? await countReady(tx, memberId) : undefined;
  const messages = devices.flatMap(({ endpoint, kinds, language, brand }) => {
    const notice = news.map((one) => NOTICES[one]).find(({ kind }) => kinds.includes(kind));
    if (!notice) return [];
    const { kind, text, path } = notice;
    const payload: PushPayload = {
      title: BRANDS[brand].title,
      body: text[language],
      path,
      tag: kind,
      icon: `/my/icons/${brand}/icon-192.png`,
      ...(kind === 'order' && { ready }),
    };
    return [{ to: endpoint, channel: 'push' as const, text: JSON.stringify(payload) }];
  });
  if (messages.length > 0) await tx.insert(message).values(messages);
}

async function countReady(tx: Db, memberId: number): Promise<number> {
  const { status, description } = orders;
  const arrived = await tx
    .select({ status, description })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(status, 'DELIVERED')));
  return arrived.filter(isReady).length;
}
