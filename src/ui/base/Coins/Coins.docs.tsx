import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Coins, type CoinsProps } from './Coins.tsx';

export const docs = describeComponent<CoinsProps>({
  title: 'Coins',
  summary:
    'Сумма со словом бренда в нужной форме. Цифры одной ширины: суммы друг под другом читаются как столбец.',
  component: Coins,
  examples: [
    {
      id: 'medium',
      title: 'Обычная',
      props: () => ({ amount: 1_200 }),
    },
    {
      id: 'small',
      title: 'Мелкая',
      note: 'Цена в строке списка.',
      props: () => ({ amount: 21, size: 'small' }),
    },
    {
      id: 'large',
      title: 'Крупная',
      props: () => ({ amount: 12_450, size: 'large' }),
    },
    {
      id: 'hero',
      title: 'Баланс',
      note: 'Одна на экране.',
      props: () => ({ amount: 3_111, size: 'hero' }),
    },
    {
      id: 'income',
      title: 'Поступление',
      note: 'Знак и цвет: направление видно и без цвета.',
      props: () => ({ amount: 500, signed: true }),
    },
    {
      id: 'expense',
      title: 'Списание',
      props: () => ({ amount: -1_200, signed: true }),
    },
    {
      id: 'zero',
      title: 'Ноль',
      props: () => ({ amount: 0 }),
    },
    {
      id: 'million',
      title: 'Большая сумма',
      props: () => ({ amount: 1_234_567, size: 'large' }),
    },
  ],
});
