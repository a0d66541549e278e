import { ORDER_STATUSES, type OrderStatus, type ProductKind } from '#src/domain/order.ts';
import { dayAt } from '#server/demo/catalog/days.ts';
import type { SeedOrder } from './activity.ts';

const NOTES: Readonly<Record<ProductKind, Readonly<Record<OrderStatus, string | null>>>> = {
  product: {
    NEW_ORDER: null,
    PROCESSING: 'Проверяем наличие на складе',
    BUYING: 'Заказали у поставщика',
    DELIVERY: 'Везём в пункт выдачи',
    DELIVERED: 'Ждёт тебя на выдаче: главный корпус, окно 2',
    RECEIVED: 'Выдан по коду',
    CLOSED: null,
    CANCELLED: 'Отменён по просьбе участника, сумма вернулась на счёт',
  },
  service: {
    NEW_ORDER: null,
    PROCESSING: 'Подбираем время и специалиста',
    BUYING: 'Бронируем место',
    DELIVERY: 'Подтверждение отправлено на почту',
    DELIVERED: 'Всё готово: покажи код администратору',
    RECEIVED: 'Услуга оказана',
    CLOSED: null,
    CANCELLED: 'Отменена по просьбе участника',
  },
  event: {
    NEW_ORDER: null,
    PROCESSING: 'Проверяем свободные места',
    BUYING: 'Билет оформляется',
    DELIVERY: 'Билет отправлен организатору',
    DELIVERED: 'Билет готов: покажи код на входе',
    RECEIVED: 'Код отсканирован на входе',
    CLOSED: null,
    CANCELLED: 'Участник не сможет прийти',
  },
};

/** The statuses of an order from the first to the last one (R3.4). */
const statusesUpTo = (last: OrderStatus): readonly OrderStatus[] =>
  last === 'CANCELLED'
    ? ['NEW_ORDER', 'PROCESSING', 'CANCELLED']
    : ORDER_STATUSES.slice(0, ORDER_STATUSES.indexOf(last) + 1);

/** A plausible history that begins `daysAgo` and takes at most a day for each status, never past `now`. */
export function historyOf(
  kind: ProductKind,
  last: OrderStatus,
  daysAgo: number,
  now: Date,
): SeedOrder['history'] {
  const statuses = statusesUpTo(last);
  const pace = Math.min(1, (daysAgo - 0.5) / statuses.length);
  return statuses.map((status, step) => ({
    status,
    at: dayAt(now, -daysAgo, 10 + 24 * pace * step, (step * 17) % 50),
    comment: NOTES[kind][status],
  }));
}
