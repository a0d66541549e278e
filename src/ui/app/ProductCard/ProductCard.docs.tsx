import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { backpack, lecture, trainer } from './example-products.ts';
import { ProductCard } from './ProductCard.tsx';

export const docs = describeComponent({
  title: 'ProductCard',
  summary:
    'Товар в сетке каталога: цена прежде названия. Вся карточка ведёт на страницу товара, ссылка при этом одна.',
  component: ProductCard,
  examples: [
    {
      id: 'enough',
      title: 'Хватает',
      props: () => ({ product: backpack, balance: 7200 }),
    },
    {
      id: 'missing-coins',
      title: 'Не хватает',
      note: 'Тихая пометка вместо погасшей карточки: на товар можно копить.',
      props: () => ({ product: backpack, balance: 1300 }),
    },
    {
      id: 'few-left',
      title: 'Осталось мало',
      props: () => ({ product: { ...backpack, stock: 3 }, balance: 7200 }),
    },
    {
      id: 'sold-out',
      title: 'Нет в наличии',
      props: () => ({ product: { ...backpack, stock: 0 }, balance: 7200 }),
    },
    {
      id: 'family',
      title: 'Несколько вариантов',
      note: 'Цвета и размеры одной вещи: одна карточка с самой низкой ценой.',
      props: () => ({
        product: { ...backpack, isLowestPrice: true, variants: 4 },
        balance: 7200,
      }),
    },
    {
      id: 'event',
      title: 'Событие',
      note: 'Дата и место видны до открытия страницы.',
      props: () => ({ product: lecture, balance: 7200 }),
    },
    {
      id: 'event-over',
      title: 'Событие прошло',
      props: () => ({ product: lecture, balance: 7200, isOver: true }),
    },
    {
      id: 'no-picture',
      title: 'Без картинки',
      note: 'Так же выглядит картинка, которую не удалось получить без сети.',
      props: () => ({ product: { ...backpack, pictures: [] }, balance: null }),
    },
    {
      id: 'long-text',
      title: 'Длинное название, большая цена',
      props: () => ({ product: trainer, balance: 1300 }),
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'Открывает страницу товара',
    },
  ],
});
