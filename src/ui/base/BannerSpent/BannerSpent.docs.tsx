import type { Bilingual } from '#src/i18n/bilingual.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { BannerSpent } from './BannerSpent.tsx';

const HISTORY: Bilingual = { ru: 'История заказов', uz: 'Buyurtmalar tarixi' };
const CATALOG: Bilingual = { ru: 'В каталог', uz: 'Katalogga' };

export const docs = describeComponent({
  id: 'banner-spent',
  title: 'BannerSpent',
  summary: {
    ru: 'Сколько потрачено и сколько это сэкономило: одна единица равна одному рублю. Стоит над историей заказов.',
    uz: 'Qancha sarflangani va bu qancha tejagani: bir birlik bir rublga teng. Buyurtmalar tarixi ustida turadi.',
  },
  component: BannerSpent,
  examples: [
    {
      id: 'spent',
      title: { ru: 'Есть траты', uz: 'Sarflangan' },
      props: (translate) => ({
        spent: 12_450,
        orders: 14,
        children: <LinkButton to="/orders">{translate(HISTORY)}</LinkButton>,
      }),
    },
    {
      id: 'no-action',
      title: { ru: 'Без кнопки', uz: 'Tugmasiz' },
      props: () => ({ spent: 1, orders: 1 }),
    },
    {
      id: 'long-numbers',
      title: { ru: 'Большие числа', uz: 'Katta sonlar' },
      props: () => ({ spent: 1_234_567, orders: 1_024 }),
    },
    {
      id: 'amount-alone',
      title: { ru: 'Число заказов неизвестно', uz: 'Buyurtmalar soni nomaʼlum' },
      props: () => ({ spent: 980 }),
    },
    {
      id: 'empty',
      title: { ru: 'Ничего не потрачено', uz: 'Hech narsa sarflanmagan' },
      props: (translate) => ({
        spent: 0,
        orders: 0,
        children: <LinkButton to="/catalog">{translate(CATALOG)}</LinkButton>,
      }),
    },
    {
      id: 'loading',
      title: { ru: 'Загрузка', uz: 'Yuklanmoqda' },
      note: {
        ru: 'Место той же формы и высоты: ничего не сдвинется.',
        uz: 'Joyi shakli va balandligi bilan bir xil: hech narsa siljimaydi.',
      },
      props: (translate) => ({
        spent: null,
        children: <LinkButton to="/orders">{translate(HISTORY)}</LinkButton>,
      }),
    },
  ],
  props: {
    spent: {
      type: 'number | null',
      required: true,
      meaning: {
        ru: 'Сколько потрачено, в единицах программы; null, пока неизвестно',
        uz: 'Qancha sarflangan, dastur birligida; nomaʼlum boʻlsa null',
      },
      control: { kind: 'number', min: 0, max: 9_999_999 },
    },
    orders: {
      type: 'number',
      meaning: { ru: 'Сколько заказов оплачено', uz: 'Nechta buyurtma toʻlangan' },
      control: { kind: 'number', min: 0, max: 9_999 },
    },
    children: {
      type: 'ReactNode',
      meaning: {
        ru: 'Одно действие: к истории заказов или, пока пусто, в каталог',
        uz: 'Bitta amal: buyurtmalar tarixiga yoki, hali boʻsh boʻlsa, katalogga',
      },
    },
  },
});
