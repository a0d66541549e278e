import { nameOf, PICKUP_PLACES } from '#server/suggest/pickup-places.ts';
import type { ProductKind } from '#src/domain/catalog/product.ts';
import { writePlace } from '#src/domain/orders/order-place.ts';
import type { OrderStatus } from '#src/domain/orders/order.ts';
import type { SeedOrder } from './activity.ts';
import { historyOf } from './order-history.ts';

interface Row {
  readonly kind: ProductKind;
  readonly status: OrderStatus;
  readonly prodId: number;
  readonly daysAgo: number;
  readonly comment?: string;
}

const FIRST_ID = 10_482;
const ID_STEP = 7;
const PICKUP = writePlace({ kind: 'pickup', address: nameOf(PICKUP_PLACES[0]).ru });
const DESCRIPTION: Readonly<Record<ProductKind, string>> = {
  product: PICKUP,
  service: '',
  event: '',
};

/** Orders of every kind in every status, oldest first. */
const ROWS: readonly Row[] = [
  {
    kind: 'product',
    status: 'CLOSED',
    prodId: 191,
    daysAgo: 205,
    comment: 'Можно упаковать как подарок?',
  },
  {
    kind: 'service',
    status: 'CLOSED',
    prodId: 562,
    daysAgo: 190,
    comment: 'Реферат, чёрно-белая печать',
  },
  { kind: 'event', status: 'CLOSED', prodId: 811, daysAgo: 176 },
  {
    kind: 'product',
    status: 'RECEIVED',
    prodId: 221,
    daysAgo: 150,
    comment: 'Для конспектов по праву',
  },
  {
    kind: 'product',
    status: 'CANCELLED',
    prodId: 287,
    daysAgo: 131,
    comment: 'Нужна лампа к началу сессии',
  },
  { kind: 'service', status: 'CANCELLED', prodId: 567, daysAgo: 118, comment: 'Планы изменились' },
  { kind: 'event', status: 'CANCELLED', prodId: 803, daysAgo: 104 },
  {
    kind: 'service',
    status: 'RECEIVED',
    prodId: 532,
    daysAgo: 92,
    comment: 'Резюме на стажировку, прошу посмотреть английскую версию',
  },
  { kind: 'event', status: 'RECEIVED', prodId: 842, daysAgo: 80, comment: 'Принесу три книги' },
  { kind: 'product', status: 'RECEIVED', prodId: 249, daysAgo: 66 },
  {
    kind: 'service',
    status: 'DELIVERED',
    prodId: 561,
    daysAgo: 24,
    comment: 'Распечатать с двух сторон',
  },
  {
    kind: 'product',
    status: 'DELIVERED',
    prodId: 208,
    daysAgo: 21,
    comment: 'Заберу в четверг после третьей пары',
  },
  {
    kind: 'event',
    status: 'DELIVERED',
    prodId: 802,
    daysAgo: 18,
    comment: 'Иду с подругой, второй билет она возьмёт сама',
  },
  { kind: 'product', status: 'DELIVERED', prodId: 141, daysAgo: 16 },
  {
    kind: 'product',
    status: 'DELIVERED',
    prodId: 114,
    daysAgo: 14,
    comment: 'Размер M, если не подойдёт, можно обменять?',
  },
  { kind: 'service', status: 'DELIVERY', prodId: 589, daysAgo: 12 },
  { kind: 'product', status: 'DELIVERY', prodId: 226, daysAgo: 11, comment: 'Тетрадь в клетку' },
  { kind: 'event', status: 'DELIVERY', prodId: 816, daysAgo: 10 },
  { kind: 'product', status: 'BUYING', prodId: 384, daysAgo: 8, comment: 'Подарок маме' },
  {
    kind: 'service',
    status: 'BUYING',
    prodId: 531,
    daysAgo: 7,
    comment: 'Хочу сменить направление, с чего начать?',
  },
  { kind: 'event', status: 'BUYING', prodId: 825, daysAgo: 6 },
  {
    kind: 'service',
    status: 'PROCESSING',
    prodId: 563,
    daysAgo: 4,
    comment: 'Постер А3 для конференции',
  },
  { kind: 'event', status: 'PROCESSING', prodId: 821, daysAgo: 3 },
  { kind: 'product', status: 'PROCESSING', prodId: 361, daysAgo: 3 },
  { kind: 'event', status: 'NEW_ORDER', prodId: 805, daysAgo: 2 },
  {
    kind: 'service',
    status: 'NEW_ORDER',
    prodId: 538,
    daysAgo: 1,
    comment: 'Удобно вечером, после шести',
  },
  { kind: 'product', status: 'NEW_ORDER', prodId: 155, daysAgo: 1, comment: 'Носки к новой паре' },
];

/** The student's orders with ids that grow with time. */
export const studentOrders = (now: Date): readonly SeedOrder[] =>
  ROWS.map(({ kind, status, prodId, daysAgo, comment = '' }, index) => ({
    id: FIRST_ID + index * ID_STEP,
    prodId,
    comment,
    description: DESCRIPTION[kind],
    history: historyOf(kind, status, daysAgo, now),
  }));
