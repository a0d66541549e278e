import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Coins, type CoinsProps } from './Coins.tsx';

export const docs = describeComponent<CoinsProps>({
  id: 'coins',
  title: 'Coins',
  summary: {
    ru: 'Сумма со словом бренда в нужной форме. Цифры одной ширины: суммы друг под другом читаются как столбец.',
    uz: 'Brend soʻzi bilan summa. Raqamlar bir xil kenglikda: ustma-ust summalar ustundek oʻqiladi.',
  },
  component: Coins,
  examples: [
    {
      id: 'medium',
      title: { ru: 'Обычная', uz: 'Oddiy' },
      props: () => ({ amount: 1_200 }),
    },
    {
      id: 'small',
      title: { ru: 'Мелкая', uz: 'Kichik' },
      note: { ru: 'Цена в строке списка.', uz: 'Roʻyxat qatoridagi narx.' },
      props: () => ({ amount: 21, size: 'small' }),
    },
    {
      id: 'large',
      title: { ru: 'Крупная', uz: 'Katta' },
      props: () => ({ amount: 12_450, size: 'large' }),
    },
    {
      id: 'hero',
      title: { ru: 'Баланс', uz: 'Balans' },
      note: { ru: 'Одна на экране.', uz: 'Ekranda bitta.' },
      props: () => ({ amount: 3_111, size: 'hero' }),
    },
    {
      id: 'income',
      title: { ru: 'Поступление', uz: 'Kirim' },
      note: {
        ru: 'Знак и цвет: направление видно и без цвета.',
        uz: 'Belgi va rang: yoʻnalish rangsiz ham koʻrinadi.',
      },
      props: () => ({ amount: 500, signed: true }),
    },
    {
      id: 'expense',
      title: { ru: 'Списание', uz: 'Chiqim' },
      props: () => ({ amount: -1_200, signed: true }),
    },
    {
      id: 'zero',
      title: { ru: 'Ноль', uz: 'Nol' },
      props: () => ({ amount: 0 }),
    },
    {
      id: 'million',
      title: { ru: 'Большая сумма', uz: 'Katta summa' },
      props: () => ({ amount: 1_234_567, size: 'large' }),
    },
  ],
  props: {
    amount: {
      type: 'number',
      required: true,
      meaning: { ru: 'Сколько, целое число', uz: 'Qancha, butun son' },
      control: { kind: 'number', min: -9_999_999, max: 9_999_999 },
    },
    size: {
      type: "'small' | 'medium' | 'large' | 'hero'",
      default: "'medium'",
      meaning: { ru: 'Размер цифр', uz: 'Raqamlar oʻlchami' },
      control: { kind: 'choice', options: ['small', 'medium', 'large', 'hero'] },
    },
    signed: {
      type: 'boolean',
      default: 'false',
      meaning: {
        ru: 'Показать направление: для операций, не для балансов и цен',
        uz: 'Yoʻnalishni koʻrsatish: amallar uchun, balans va narxlar uchun emas',
      },
      control: { kind: 'flag' },
    },
  },
});
