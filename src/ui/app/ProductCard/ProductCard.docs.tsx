import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { backpack, lecture, trainer } from './example-products.ts';
import { ProductCard } from './ProductCard.tsx';

export const docs = describeComponent({
  title: 'ProductCard',
  summary:
    'Товар в сетке каталога: цена прежде названия. Вся карточка ведёт на страницу товара, ссылка при этом одна.',
  component: ProductCard,
  keyboard: { Enter: 'Открывает страницу товара' },
})
  .example('enough', 'Хватает', () => ({ product: backpack, balance: 7200 }))
  .example('missing-coins', 'Не хватает', () => ({ product: backpack, balance: 1300 }))
  .note('Тихая пометка вместо погасшей карточки: на товар можно копить.')
  .example('few-left', 'Осталось мало', () => ({
    product: { ...backpack, stock: 3 },
    balance: 7200,
  }))
  .example('sold-out', 'Нет в наличии', () => ({
    product: { ...backpack, stock: 0 },
    balance: 7200,
  }))
  .example('family', 'Несколько вариантов', () => ({
    product: { ...backpack, isLowestPrice: true, variants: 4 },
    balance: 7200,
  }))
  .note('Цвета и размеры одной вещи: одна карточка с самой низкой ценой.')
  .example('event', 'Событие', () => ({ product: lecture, balance: 7200 }))
  .note('Дата и место видны до открытия страницы.')
  .example('event-over', 'Событие прошло', () => ({
    product: lecture,
    balance: 7200,
    isOver: true,
  }))
  .example('no-picture', 'Без картинки', () => ({
    product: { ...backpack, pictures: [] },
    balance: null,
  }))
  .note('Так же выглядит картинка, которую не удалось получить без сети.')
  .example('long-text', 'Длинное название, большая цена', () => ({
    product: trainer,
    balance: 1300,
  }));
