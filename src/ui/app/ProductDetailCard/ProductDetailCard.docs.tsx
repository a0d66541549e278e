import { useState, type ComponentProps } from 'react';
import {
  backpack,
  backpackIn,
  lecture,
  trainer,
} from '#src/ui/app/ProductCard/example-products.ts';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { ProductDetailCard } from './ProductDetailCard.tsx';
import { ProductDetailSkeleton } from './ProductDetailSkeleton.tsx';

type CardProps = ComponentProps<typeof ProductDetailCard>;

/** Keeps the goal's state and the chosen variant; the purchase buttons do nothing. */
function ProductDetailDemo({ isGoal = false, product, variants = [], ...card }: CardProps) {
  const [hasGoal, setGoal] = useState(isGoal);
  const [chosenId, choose] = useState(product.id);
  const chosen = { ...product, ...variants.find(({ id }) => id === chosenId) };
  return (
    <ProductDetailCard
      {...card}
      product={chosen}
      variants={variants}
      onChoose={choose}
      isGoal={hasGoal}
      onGoal={setGoal}
    />
  );
}

const variantsOfBackpack = [
  backpackIn(164, 'coral', 'M'),
  { ...backpackIn(165, 'coral', 'L'), stock: 0 },
  backpackIn(166, 'mint', 'M'),
];

const nothing = (): void => undefined;

const buyable = { product: backpack, balance: 7200, onBuy: nothing, onBuyForFriend: nothing };

export const docs = describeComponent({
  title: 'ProductDetailCard',
  summary:
    'Всё об одном товаре и его покупка. На телефоне главная кнопка остаётся у нижнего края, пока читатель не дойдёт до её места.',
  component: ProductDetailDemo,
  keyboard: {
    Tab: 'Ведёт по картинкам, затем по кнопкам в порядке чтения',
    'Enter, Space': 'Показывает картинку, нажимает кнопку, ставит и снимает цель',
  },
})
  .example('buyable', 'Можно купить', () => buyable)
  .example('variants', 'Несколько вариантов', () => ({
    ...buyable,
    product: variantsOfBackpack[0] ?? backpack,
    variants: variantsOfBackpack,
  }))
  .note('Чего нет сейчас, выглядит так и всё равно выбирается: на него можно копить.')
  .example('missing-coins', 'Не хватает', (translate) => ({
    ...buyable,
    balance: 1300,
    reasonTitle: translate({ ru: 'Недостаточно токенов', uz: 'Token yetarli emas' }),
    reason: translate({
      ru: 'На счёте 1 300. Пригласи друга, и баланс вырастет.',
      uz: 'Hisobda 1 300. Doʻstingizni taklif qiling, balans oshadi.',
    }),
  }))
  .note('Купить нельзя, поэтому на первом месте то, что можно: копить на этот товар.')
  .example('few-left', 'Осталось мало, уже цель', () => ({
    ...buyable,
    product: { ...backpack, stock: 3 },
    isGoal: true,
  }))
  .example('sold-out', 'Разобрали', (translate) => ({
    ...buyable,
    product: { ...backpack, stock: 0 },
    reasonTitle: translate({ ru: 'Всё разобрали', uz: 'Hammasi tugadi' }),
    reason: translate({
      ru: 'Поставь целью: в профиле будет видно, сколько уже накоплено.',
      uz: 'Maqsad qilib qoʻying: qancha yigʻilgani profilda koʻrinadi.',
    }),
  }))
  .example('offline', 'Нет сети, баланс неизвестен', (translate) => ({
    ...buyable,
    balance: null,
    isWaiting: true,
    reason: translate({
      ru: 'Сети нет: купить можно будет, как только она вернётся.',
      uz: 'Internet yoʻq: ulanish tiklangach sotib olishingiz mumkin.',
    }),
  }))
  .example('event', 'Событие без картинки', () => ({
    ...buyable,
    product: lecture,
    onBuyForFriend: undefined,
  }))
  .example('long-text', 'Длинные слова, большая цена', () => ({
    ...buyable,
    product: trainer,
    balance: 1300,
  }))
  .part('ProductDetailSkeleton', ProductDetailSkeleton)
  .example('loading', 'Загрузка', () => ({}))
  .note('ProductDetailSkeleton: форма та же, ничего не прыгает.');
