import { MAIN_PLACE } from '#server/demo/programme/places.ts';
import type { ProductKind } from '#src/domain/catalog/product.ts';
import { writePlace } from '#src/domain/orders/order-place.ts';
import type { OrderStatus } from '#src/domain/orders/order.ts';
import type { SeedOrder } from './activity.ts';
import { historyOf } from './order-history.ts';

type Row = readonly [
  kind: ProductKind,
  status: OrderStatus,
  prodId: number,
  daysAgo: number,
  comment?: string,
];

const FIRST_ID = 10_482;
const ID_STEP = 7;
const PICKUP = writePlace({ kind: 'pickup', address: MAIN_PLACE.ru });
const DESCRIPTION: Readonly<Record<ProductKind, string>> = {
  product: PICKUP,
  service: '',
  event: '',
};

/** Orders of every kind in every status, oldest first. */
const ROWS: readonly Row[] = [
  ['product', 'CLOSED', 191, 205, 'Можно упаковать как подарок?'],
  ['service', 'CLOSED', 562, 190, 'Реферат, чёрно-белая печать'],
  ['event', 'CLOSED', 811, 176],
  ['product', 'RECEIVED', 221, 150, 'Для конспектов по праву'],
  ['product', 'CANCELLED', 287, 131, 'Нужна лампа к началу сессии'],
  ['service', 'CANCELLED', 567, 118, 'Планы изменились'],
  ['event', 'CANCELLED', 803, 104],
  ['service', 'RECEIVED', 532, 92, 'Резюме на стажировку, прошу посмотреть английскую версию'],
  ['event', 'RECEIVED', 842, 80, 'Принесу три книги'],
  ['product', 'RECEIVED', 249, 66],
  ['service', 'DELIVERED', 561, 24, 'Распечатать с двух сторон'],
  ['product', 'DELIVERED', 208, 21, 'Заберу в четверг после третьей пары'],
  ['event', 'DELIVERED', 802, 18, 'Иду с подругой, второй билет она возьмёт сама'],
  ['product', 'DELIVERED', 141, 16],
  ['product', 'DELIVERED', 114, 14, 'Размер M, если не подойдёт, можно обменять?'],
  ['service', 'DELIVERY', 589, 12],
  ['product', 'DELIVERY', 226, 11, 'Тетрадь в клетку'],
  ['event', 'DELIVERY', 816, 10],
  ['product', 'BUYING', 384, 8, 'Подарок маме'],
  ['service', 'BUYING', 531, 7, 'Хочу сменить направление, с чего начать?'],
  ['event', 'BUYING', 825, 6],
  ['service', 'PROCESSING', 563, 4, 'Постер А3 для конференции'],
  ['event', 'PROCESSING', 821, 3],
  ['product', 'PROCESSING', 361, 3],
  ['event', 'NEW_ORDER', 805, 2],
  ['service', 'NEW_ORDER', 538, 1, 'Удобно вечером, после шести'],
  ['product', 'NEW_ORDER', 155, 1, 'Носки к новой паре'],
];

/** The student's orders with ids that grow with time. */
export const studentOrders = (now: Date): readonly SeedOrder[] =>
  ROWS.map(([kind, status, prodId, daysAgo, comment = ''], index) => ({
    id: FIRST_ID + index * ID_STEP,
    prodId,
    comment,
    description: DESCRIPTION[kind],
    history: historyOf(kind, status, daysAgo, now),
  }));
