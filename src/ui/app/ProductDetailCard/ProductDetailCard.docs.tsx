import { useState, type ComponentProps } from 'react';
import {
  backpack,
  backpackIn,
  lecture,
  trainer,
} from '#src/ui/app/ProductCard/example-products.ts';
import { describeComponent, type ComponentDocs } from '#src/ui/docs/component-docs.tsx';
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

const card = describeComponent({
  title: 'ProductDetailCard',
  summary:
    'Всё об одном товаре и его покупка. На телефоне главная кнопка остаётся у нижнего края, пока читатель не дойдёт до её места.',
  component: ProductDetailDemo,
  examples: [
    {
      id: 'buyable',
      title: 'Можно купить',
      props: () => buyable,
    },
    {
      id: 'variants',
      title: 'Несколько вариантов',
      note: 'Чего нет сейчас, выглядит так и всё равно выбирается: на него можно копить.',
      props: () => ({
        ...buyable,
        product: variantsOfBackpack[0] ?? backpack,
        variants: variantsOfBackpack,
      }),
    },
    {
      id: 'missing-coins',
      title: 'Не хватает',
      note: 'Купить нельзя, поэтому на первом месте то, что можно: копить на этот товар.',
      props: (translate) => ({
        ...buyable,
        balance: 1300,
        reasonTitle: translate({ ru: 'Недостаточно токенов', uz: 'Token yetarli emas' }),
        reason: translate({
          ru: 'На счёте 1 300. Пригласи друга, и баланс вырастет.',
          uz: 'Hisobda 1 300. Doʻstingizni taklif qiling, balans oshadi.',
        }),
      }),
    },
    {
      id: 'few-left',
      title: 'Осталось мало, уже цель',
      props: () => ({ ...buyable, product: { ...backpack, stock: 3 }, isGoal: true }),
    },
    {
      id: 'sold-out',
      title: 'Разобрали',
      props: (translate) => ({
        ...buyable,
        product: { ...backpack, stock: 0 },
        reasonTitle: translate({ ru: 'Всё разобрали', uz: 'Hammasi tugadi' }),
        reason: translate({
          ru: 'Поставь целью: в профиле будет видно, сколько уже накоплено.',
          uz: 'Maqsad qilib qoʻying: qancha yigʻilgani profilda koʻrinadi.',
        }),
      }),
    },
    {
      id: 'offline',
      title: 'Нет сети, баланс неизвестен',
      props: (translate) => ({
        ...buyable,
        balance: null,
        isWaiting: true,
        reason: translate({
          ru: 'Сети нет: купить можно будет, как только она вернётся.',
          uz: 'Internet yoʻq: ulanish tiklangach sotib olishingiz mumkin.',
        }),
      }),
    },
    {
      id: 'event',
      title: 'Событие без картинки',
      props: () => ({ ...buyable, product: lecture, onBuyForFriend: undefined }),
    },
    {
      id: 'long-text',
      title: 'Длинные слова, большая цена',
      props: () => ({ ...buyable, product: trainer, balance: 1300 }),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Ведёт по картинкам, затем по кнопкам в порядке чтения',
    },
    {
      keys: 'Enter, Space',
      does: 'Показывает картинку, нажимает кнопку, ставит и снимает цель',
    },
  ],
});

const skeleton = describeComponent({
  title: 'ProductDetailSkeleton',
  summary: card.summary,
  component: ProductDetailSkeleton,
  examples: [
    {
      id: 'loading',
      title: 'Загрузка',
      note: 'ProductDetailSkeleton: форма та же, ничего не прыгает.',
      props: () => ({}),
    },
  ],
});

export const docs: ComponentDocs = {
  ...card,
  examples: [...card.examples, ...skeleton.examples],
};
