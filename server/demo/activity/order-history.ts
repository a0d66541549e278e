import { dayAt } from '#server/demo/catalog/days.ts';
import type { ProductKind } from '#src/domain/catalog/product.ts';
import { ORDER_STATUSES, type OrderStatus } from '#src/domain/orders/order.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import type { SeedOrder } from './activity.ts';

const NOTES: Readonly<Record<ProductKind, Readonly<Partial<Record<OrderStatus, LocalText>>>>> = {
  product: {
    PROCESSING: { ru: 'Проверяем наличие на складе', uz: 'Omborda borligini tekshiryapmiz' },
    BUYING: { ru: 'Заказали у поставщика', uz: 'Yetkazib beruvchiga buyurtma berdik' },
    DELIVERY: { ru: 'Везём в пункт выдачи', uz: 'Topshirish punktiga olib boryapmiz' },
    DELIVERED: {
      ru: 'Ждёт на выдаче: главный корпус, окно 2',
      uz: 'Topshirish punktida kutyapti: bosh bino, 2-oyna',
    },
    RECEIVED: { ru: 'Выдан по коду', uz: 'Kod boʻyicha topshirildi' },
    CANCELLED: {
      ru: 'Отменён по просьбе участника, сумма вернулась на счёт',
      uz: 'Ishtirokchi iltimosiga koʻra bekor qilindi, summa hisobga qaytdi',
    },
  },
  service: {
    PROCESSING: { ru: 'Подбираем время и специалиста', uz: 'Vaqt va mutaxassisni tanlayapmiz' },
    BUYING: { ru: 'Бронируем место', uz: 'Joy band qilyapmiz' },
    DELIVERY: { ru: 'Подтверждение отправлено на почту', uz: 'Tasdiq pochtaga yuborildi' },
    DELIVERED: {
      ru: 'Всё готово: покажи код администратору',
      uz: 'Hammasi tayyor: kodni administratorga koʻrsating',
    },
    RECEIVED: { ru: 'Услуга оказана', uz: 'Xizmat koʻrsatildi' },
    CANCELLED: {
      ru: 'Отменена по просьбе участника',
      uz: 'Ishtirokchi iltimosiga koʻra bekor qilindi',
    },
  },
  event: {
    PROCESSING: { ru: 'Проверяем свободные места', uz: 'Boʻsh joylarni tekshiryapmiz' },
    BUYING: { ru: 'Билет оформляется', uz: 'Chipta rasmiylashtirilmoqda' },
    DELIVERY: { ru: 'Билет отправлен организатору', uz: 'Chipta tashkilotchiga yuborildi' },
    DELIVERED: {
      ru: 'Билет готов: покажи код на входе',
      uz: 'Chipta tayyor: kodni kirishda koʻrsating',
    },
    RECEIVED: { ru: 'Код отсканирован на входе', uz: 'Kod kirishda skanerlandi' },
    CANCELLED: { ru: 'Участник не сможет прийти', uz: 'Ishtirokchi kela olmaydi' },
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
    comment: NOTES[kind][status] ?? null,
  }));
}
