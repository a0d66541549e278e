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
  id: 'product-detail-card',
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
  props: {
    product: {
      type: 'Product',
      required: true,
      meaning: 'Товар каталога',
    },
    balance: {
      type: 'number | null',
      required: true,
      meaning: 'Сколько есть у участника; null, если неизвестно',
      control: { kind: 'number', min: 0, max: 10_000 },
    },
    level: {
      type: '1 | 2 | 3',
      default: '2',
      meaning: 'Уровень заголовка; 1, если товар занимает весь экран',
    },
    variants: {
      type: 'readonly Variant[]',
      default: '[]',
      meaning: 'Все варианты вещи; у каждого опции, которыми он отличается',
    },
    chosenId: {
      type: 'number',
      meaning: 'Только что выбранный вариант, пока его данные читаются',
    },
    onChoose: {
      type: '(id: number) => void',
      meaning: 'Выбран вариант; без него выбора нет',
    },
    reason: {
      type: 'string',
      meaning: 'Почему купить нельзя, предложением; вместо покупки тогда предлагается возможное',
      control: { kind: 'text' },
    },
    reasonTitle: {
      type: 'string',
      meaning: 'Причина в двух словах',
      control: { kind: 'text' },
    },
    reasonAction: {
      type: 'ReactNode',
      meaning: 'Выход из положения: ссылка или кнопка',
    },
    isWaiting: {
      type: 'boolean',
      default: 'false',
      meaning: 'Причина сейчас пройдёт сама: кнопки покупки остаются на месте, но ничего не делают',
      control: { kind: 'flag' },
    },
    onBuy: {
      type: '() => void',
      required: true,
      meaning: 'Нажали «Купить»',
    },
    onBuyForFriend: {
      type: '() => void',
      meaning: 'Нажали «Купить для друга»; без него кнопки нет',
    },
    isGoal: {
      type: 'boolean',
      default: 'false',
      meaning: 'На этот товар копят',
    },
    goalNote: {
      type: 'string',
      meaning: 'Почему цель не поменять или что с ней стало',
      control: { kind: 'text' },
    },
    onGoal: {
      type: '(isGoal: boolean) => void',
      meaning: 'Цель поставлена или снята; без него кнопки нет',
    },
  },
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
  id: 'skeleton',
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
  props: {},
});

export const docs: ComponentDocs = {
  ...card,
  examples: [...card.examples, ...skeleton.examples],
};
