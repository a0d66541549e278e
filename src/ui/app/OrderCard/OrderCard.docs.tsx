import type { Order } from '#src/domain/orders/order.ts';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
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

const inStatus = (status: Order['status']) => () => ({ order: { ...order, status } });

export const docs = describeComponent({
  title: 'OrderCard',
  summary:
    'Заказ в списке: статус словом, значком и цветом, затем товар, номер, дата и цена. Вся карточка ведёт к заказу.',
  component: OrderCard,
  keyboard: { Enter: 'Открывает заказ' },
})
  .example('new-order', 'Новый', inStatus('NEW_ORDER'))
  .example('processing', 'В обработке', inStatus('PROCESSING'))
  .example('buying', 'Закупаем', inStatus('BUYING'))
  .example('delivery', 'В пути', inStatus('DELIVERY'))
  .example('delivered', 'Готов к выдаче', inStatus('DELIVERED'))
  .example('received', 'Получен', inStatus('RECEIVED'))
  .example('closed', 'Закрыт', inStatus('CLOSED'))
  .example('cancelled', 'Отменён', inStatus('CANCELLED'))
  .example('unknown-status-long-text', 'Статус новее сборки, длинное название', () => ({
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
  }))
  .note('Незнакомый статус не ломает список. Картинки нет, её место держит форму.')
  .example('just-placed', 'Только что оформлен, с комментарием', () => ({
    order: { ...order, comment: 'Позвони, когда привезут: заберу после третьей пары' },
    isNew: true,
  }))
  .example('cancelling', 'Отмена ещё не подтверждена', () => ({ order, isCancelling: true }));
