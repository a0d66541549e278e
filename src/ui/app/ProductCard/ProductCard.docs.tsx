import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { backpack, lecture, trainer } from './example-products.ts';
import { ProductCard } from './ProductCard.tsx';

export const docs = describeComponent({
  id: 'product-card',
  title: 'ProductCard',
  summary: {
    ru: 'Товар в сетке каталога: цена прежде названия. Вся карточка ведёт на страницу товара, ссылка при этом одна.',
    uz: 'Katalog toʻridagi mahsulot: narx nomdan oldin. Butun kartochka mahsulot sahifasiga olib boradi, havola esa bitta.',
  },
  component: ProductCard,
  examples: [
    {
      id: 'enough',
      title: { ru: 'Хватает', uz: 'Yetarli' },
      props: () => ({ product: backpack, balance: 7200 }),
    },
    {
      id: 'missing-coins',
      title: { ru: 'Не хватает', uz: 'Yetmayapti' },
      note: {
        ru: 'Тихая пометка вместо погасшей карточки: на товар можно копить.',
        uz: 'Oʻchirilgan kartochka oʻrniga sokin belgi: mahsulotga yigʻish mumkin.',
      },
      props: () => ({ product: backpack, balance: 1300 }),
    },
    {
      id: 'few-left',
      title: { ru: 'Осталось мало', uz: 'Oz qoldi' },
      props: () => ({ product: { ...backpack, stock: 3 }, balance: 7200 }),
    },
    {
      id: 'sold-out',
      title: { ru: 'Нет в наличии', uz: 'Tugagan' },
      props: () => ({ product: { ...backpack, stock: 0 }, balance: 7200 }),
    },
    {
      id: 'family',
      title: { ru: 'Несколько вариантов', uz: 'Bir nechta xil' },
      note: {
        ru: 'Цвета и размеры одной вещи: одна карточка с самой низкой ценой.',
        uz: 'Bitta buyumning ranglari va oʻlchamlari: eng past narxli bitta kartochka.',
      },
      props: () => ({
        product: { ...backpack, isLowestPrice: true, variants: 4 },
        balance: 7200,
      }),
    },
    {
      id: 'event',
      title: { ru: 'Событие', uz: 'Tadbir' },
      note: {
        ru: 'Дата и место видны до открытия страницы.',
        uz: 'Sana va joy sahifani ochmasdan koʻrinadi.',
      },
      props: () => ({ product: lecture, balance: 7200 }),
    },
    {
      id: 'event-over',
      title: { ru: 'Событие прошло', uz: 'Tadbir oʻtib ketgan' },
      props: () => ({ product: lecture, balance: 7200, isOver: true }),
    },
    {
      id: 'no-picture',
      title: { ru: 'Без картинки', uz: 'Rasmsiz' },
      note: {
        ru: 'Так же выглядит картинка, которую не удалось получить без сети.',
        uz: 'Internetsiz olib boʻlmagan rasm ham shunday koʻrinadi.',
      },
      props: () => ({ product: { ...backpack, pictures: [] }, balance: null }),
    },
    {
      id: 'long-text',
      title: { ru: 'Длинное название, большая цена', uz: 'Uzun nom, katta narx' },
      props: () => ({ product: trainer, balance: 1300 }),
    },
  ],
  props: {
    product: {
      type: 'ListedItem',
      required: true,
      meaning: {
        ru: 'Товар каталога; у семьи вариантов ещё их число и то, что цена самая низкая',
        uz: 'Katalogdagi mahsulot; bir nechta xili boʻlsa, soni va narxning eng pastligi ham',
      },
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
    isOver: {
      type: 'boolean',
      default: 'false',
      meaning: { ru: 'Событие уже прошло', uz: 'Tadbir allaqachon oʻtgan' },
      control: { kind: 'flag' },
    },
    isFirst: {
      type: 'boolean',
      default: 'false',
      meaning: {
        ru: 'Видна сразу: картинка загружается первой',
        uz: 'Darhol koʻrinadi: rasmi birinchi yuklanadi',
      },
    },
  },
  keyboard: [
    {
      keys: 'Enter',
      does: { ru: 'Открывает страницу товара', uz: 'Mahsulot sahifasini ochadi' },
    },
  ],
});
