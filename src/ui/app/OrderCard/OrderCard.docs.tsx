import { ORDER_STATUSES, type Order } from '#src/domain/order.ts';
import type { Bilingual } from '#src/i18n/bilingual.ts';
import { describeComponent, type Example } from '#src/ui/docs/component-docs.tsx';
import { OrderCard } from './OrderCard.tsx';

const order: Order = {
  id: 10_482,
  status: 'NEW_ORDER',
  kind: 'product',
  comment: '',
  description: '',
  date: '2026-11-02T09:15:00.000Z',
  updatedAt: '2026-11-05T12:40:00.000Z',
  prodId: 164,
  productName: {
    ru: 'Рюкзак «Маршрут» 22 л, коралловый',
    uz: '“Marshrut” ryukzagi, 22 l, marjon rang',
  },
  productImage: '/service/pictures/backpack-coral',
  price: 5400,
  history: [],
};

const TITLES: Readonly<Record<(typeof ORDER_STATUSES)[number], Bilingual>> = {
  NEW_ORDER: { ru: 'Новый', uz: 'Yangi' },
  PROCESSING: { ru: 'В обработке', uz: 'Koʻrib chiqilmoqda' },
  BUYING: { ru: 'Закупаем', uz: 'Xarid qilinmoqda' },
  DELIVERY: { ru: 'В пути', uz: 'Yoʻlda' },
  DELIVERED: { ru: 'Готов к выдаче', uz: 'Tayyor' },
  RECEIVED: { ru: 'Получен', uz: 'Olingan' },
  CLOSED: { ru: 'Закрыт', uz: 'Yopilgan' },
  CANCELLED: { ru: 'Отменён', uz: 'Bekor qilingan' },
};

type CardExample = Example<{ order: Order; isNew?: boolean; isCancelling?: boolean }>;

const ofStatus = (status: (typeof ORDER_STATUSES)[number]): CardExample => ({
  id: status.toLowerCase().replace('_', '-'),
  title: TITLES[status],
  props: () => ({ order: { ...order, status } }),
});

const [first, ...others] = ORDER_STATUSES;

const unknown: CardExample = {
  id: 'unknown-status-long-text',
  title: { ru: 'Статус новее сборки, длинное название', uz: 'Yangi holat, uzun nom' },
  note: {
    ru: 'Незнакомый статус не ломает список. Картинки нет, её место держит форму.',
    uz: 'Notanish holat roʻyxatni buzmaydi. Rasm yoʻq, uning oʻrni shaklini saqlaydi.',
  },
  props: () => ({
    order: {
      ...order,
      id: 123_456_789_012,
      status: 'PACKING',
      price: 1_234_567,
      productImage: null,
      productName: {
        ru: 'Электроэнцефалографический тренажёр внимания для подготовки к экзаменам',
        uz: 'Imtihonga tayyorgarlik uchun elektroensefalografik diqqat mashqlantirgichi',
      },
    },
  }),
};

const justPlaced: CardExample = {
  id: 'just-placed',
  title: { ru: 'Только что оформлен, с комментарием', uz: 'Hozirgina berilgan, izoh bilan' },
  props: () => ({
    order: { ...order, comment: 'Позвони, когда привезут: заберу после третьей пары' },
    isNew: true,
  }),
};

const cancelling: CardExample = {
  id: 'cancelling',
  title: { ru: 'Отмена ещё не подтверждена', uz: 'Bekor qilish hali tasdiqlanmagan' },
  props: () => ({ order, isCancelling: true }),
};

export const docs = describeComponent({
  id: 'order-card',
  title: 'OrderCard',
  summary: {
    ru: 'Заказ в списке: статус словом, значком и цветом, затем товар, номер, дата и цена. Вся карточка ведёт к заказу.',
    uz: 'Roʻyxatdagi buyurtma: holati soʻz, belgi va rang bilan, soʻng mahsulot, raqam, sana va narx. Butun kartochka buyurtmaga olib boradi.',
  },
  component: OrderCard,
  examples: [ofStatus(first), ...others.map(ofStatus), unknown, justPlaced, cancelling],
  props: {
    order: { type: 'Order', required: true, meaning: { ru: 'Заказ', uz: 'Buyurtma' } },
    isNew: {
      type: 'boolean',
      default: 'false',
      meaning: {
        ru: 'Оформлен в это посещение: отмечен среди остальных',
        uz: 'Shu tashrifda berilgan: boshqalar orasida belgilanadi',
      },
    },
    isCancelling: {
      type: 'boolean',
      default: 'false',
      meaning: {
        ru: 'Отменён, но сервис этого ещё не подтвердил',
        uz: 'Bekor qilingan, lekin xizmat buni hali tasdiqlamagan',
      },
    },
  },
  keyboard: [{ keys: 'Enter', does: { ru: 'Открывает заказ', uz: 'Buyurtmani ochadi' } }],
});
