import { ORDER_STATUSES, type Order } from '#src/domain/orders/order.ts';
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

const TITLES: Readonly<Record<(typeof ORDER_STATUSES)[number], string>> = {
  NEW_ORDER: 'Новый',
  PROCESSING: 'В обработке',
  BUYING: 'Закупаем',
  DELIVERY: 'В пути',
  DELIVERED: 'Готов к выдаче',
  RECEIVED: 'Получен',
  CLOSED: 'Закрыт',
  CANCELLED: 'Отменён',
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
  title: 'Статус новее сборки, длинное название',
  note: 'Незнакомый статус не ломает список. Картинки нет, её место держит форму.',
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
  title: 'Только что оформлен, с комментарием',
  props: () => ({
    order: { ...order, comment: 'Позвони, когда привезут: заберу после третьей пары' },
    isNew: true,
  }),
};

const cancelling: CardExample = {
  id: 'cancelling',
  title: 'Отмена ещё не подтверждена',
  props: () => ({ order, isCancelling: true }),
};

export const docs = describeComponent({
  title: 'OrderCard',
  summary:
    'Заказ в списке: статус словом, значком и цветом, затем товар, номер, дата и цена. Вся карточка ведёт к заказу.',
  component: OrderCard,
  examples: [ofStatus(first), ...others.map(ofStatus), unknown, justPlaced, cancelling],
  keyboard: [{ keys: 'Enter', does: 'Открывает заказ' }],
});
