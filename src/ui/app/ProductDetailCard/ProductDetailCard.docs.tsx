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
  summary: {
    ru: 'Всё об одном товаре и его покупка. На телефоне главная кнопка остаётся у нижнего края, пока читатель не дойдёт до её места.',
    uz: 'Bitta mahsulot haqida hamma narsa va uni sotib olish. Telefonda asosiy tugma oʻquvchi uning oʻrniga yetguncha pastki chetda turadi.',
  },
  component: ProductDetailDemo,
  examples: [
    {
      id: 'buyable',
      title: { ru: 'Можно купить', uz: 'Sotib olish mumkin' },
      props: () => buyable,
    },
    {
      id: 'variants',
      title: { ru: 'Несколько вариантов', uz: 'Bir nechta xil' },
      note: {
        ru: 'Чего нет сейчас, выглядит так и всё равно выбирается: на него можно копить.',
        uz: 'Hozir yoʻgʻi shunday koʻrinadi, baribir tanlanadi: unga yigʻish mumkin.',
      },
      props: () => ({
        ...buyable,
        product: variantsOfBackpack[0] ?? backpack,
        variants: variantsOfBackpack,
      }),
    },
    {
      id: 'missing-coins',
      title: { ru: 'Не хватает', uz: 'Yetmayapti' },
      note: {
        ru: 'Купить нельзя, поэтому на первом месте то, что можно: копить на этот товар.',
        uz: 'Sotib olib boʻlmaydi, shuning uchun birinchi oʻrinda mumkin boʻlgani turadi: shu mahsulotga yigʻish.',
      },
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
      title: { ru: 'Осталось мало, уже цель', uz: 'Oz qoldi, maqsad qilingan' },
      props: () => ({ ...buyable, product: { ...backpack, stock: 3 }, isGoal: true }),
    },
    {
      id: 'sold-out',
      title: { ru: 'Разобрали', uz: 'Tugadi' },
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
      title: { ru: 'Нет сети, баланс неизвестен', uz: 'Internet yoʻq, balans nomaʼlum' },
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
      title: { ru: 'Событие без картинки', uz: 'Rasmsiz tadbir' },
      props: () => ({ ...buyable, product: lecture, onBuyForFriend: undefined }),
    },
    {
      id: 'long-text',
      title: { ru: 'Длинные слова, большая цена', uz: 'Uzun soʻzlar, katta narx' },
      props: () => ({ ...buyable, product: trainer, balance: 1300 }),
    },
  ],
  props: {
    product: {
      type: 'Product',
      required: true,
      meaning: { ru: 'Товар каталога', uz: 'Katalogdagi mahsulot' },
    },
    balance: {
      type: 'number | null',
      required: true,
      meaning: {
        ru: 'Сколько есть у участника; null, если неизвестно',
        uz: 'Aʼzoda qancha bor; nomaʼlum boʻlsa null',
      },
      control: { kind: 'number', min: 0, max: 10_000 },
    },
    level: {
      type: '1 | 2 | 3',
      default: '2',
      meaning: {
        ru: 'Уровень заголовка; 1, если товар занимает весь экран',
        uz: 'Sarlavha darajasi; mahsulot butun ekranni egallasa 1',
      },
    },
    variants: {
      type: 'readonly Variant[]',
      default: '[]',
      meaning: {
        ru: 'Все варианты вещи; у каждого опции, которыми он отличается',
        uz: 'Buyumning barcha xillari; har birida farqlanadigan tanlovlari bor',
      },
    },
    chosenId: {
      type: 'number',
      meaning: {
        ru: 'Только что выбранный вариант, пока его данные читаются',
        uz: 'Hozirgina tanlangan xil, maʼlumoti oʻqilayotganda',
      },
    },
    onChoose: {
      type: '(id: number) => void',
      meaning: {
        ru: 'Выбран вариант; без него выбора нет',
        uz: 'Xil tanlandi; busiz tanlov yoʻq',
      },
    },
    reason: {
      type: 'string',
      meaning: {
        ru: 'Почему купить нельзя, предложением; вместо покупки тогда предлагается возможное',
        uz: 'Nega sotib olib boʻlmasligi, gap bilan; shunda xarid oʻrniga mumkin boʻlgani taklif qilinadi',
      },
      control: { kind: 'text' },
    },
    reasonTitle: {
      type: 'string',
      meaning: { ru: 'Причина в двух словах', uz: 'Sababi qisqacha' },
      control: { kind: 'text' },
    },
    reasonAction: {
      type: 'ReactNode',
      meaning: { ru: 'Выход из положения: ссылка или кнопка', uz: 'Chora: havola yoki tugma' },
    },
    isWaiting: {
      type: 'boolean',
      default: 'false',
      meaning: {
        ru: 'Причина сейчас пройдёт сама: кнопки покупки остаются на месте, но ничего не делают',
        uz: 'Sabab hozir oʻzi oʻtadi: xarid tugmalari joyida qoladi, ammo hech narsa qilmaydi',
      },
      control: { kind: 'flag' },
    },
    onBuy: {
      type: '() => void',
      required: true,
      meaning: { ru: 'Нажали «Купить»', uz: '“Sotib olish” bosildi' },
    },
    onBuyForFriend: {
      type: '() => void',
      meaning: {
        ru: 'Нажали «Купить для друга»; без него кнопки нет',
        uz: '“Doʻst uchun sotib olish” bosildi; busiz tugma yoʻq',
      },
    },
    isGoal: {
      type: 'boolean',
      default: 'false',
      meaning: { ru: 'На этот товар копят', uz: 'Shu mahsulotga yigʻilmoqda' },
    },
    goalNote: {
      type: 'string',
      meaning: {
        ru: 'Почему цель не поменять или что с ней стало',
        uz: 'Maqsadni nega oʻzgartirib boʻlmasligi yoki u nima boʻlgani',
      },
      control: { kind: 'text' },
    },
    onGoal: {
      type: '(isGoal: boolean) => void',
      meaning: {
        ru: 'Цель поставлена или снята; без него кнопки нет',
        uz: 'Maqsad qoʻyildi yoki olib tashlandi; busiz tugma yoʻq',
      },
    },
  },
  keyboard: [
    {
      keys: 'Tab',
      does: {
        ru: 'Ведёт по картинкам, затем по кнопкам в порядке чтения',
        uz: 'Oʻqish tartibida avval rasmlar, keyin tugmalar boʻylab olib boradi',
      },
    },
    {
      keys: 'Enter, Space',
      does: {
        ru: 'Показывает картинку, нажимает кнопку, ставит и снимает цель',
        uz: 'Rasmni koʻrsatadi, tugmani bosadi, maqsadni qoʻyadi va olib tashlaydi',
      },
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
      title: { ru: 'Загрузка', uz: 'Yuklanmoqda' },
      note: {
        ru: 'ProductDetailSkeleton: форма та же, ничего не прыгает.',
        uz: 'ProductDetailSkeleton: shakli xuddi shunday, hech narsa sakramaydi.',
      },
      props: () => ({}),
    },
  ],
  props: {},
});

export const docs: ComponentDocs = {
  ...card,
  examples: [...card.examples, ...skeleton.examples],
};
