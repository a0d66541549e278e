import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Coins, type CoinsProps } from './Coins.tsx';

export const docs = describeComponent<CoinsProps>({
  title: 'Coins',
  summary:
    'Сумма со словом бренда в нужной форме. Цифры одной ширины: суммы друг под другом читаются как столбец.',
  component: Coins,
})
  .example('medium', 'Обычная', () => ({ amount: 1_200 }))
  .example('small', 'Мелкая', () => ({ amount: 21, size: 'small' }))
  .note('Цена в строке списка.')
  .example('large', 'Крупная', () => ({ amount: 12_450, size: 'large' }))
  .example('hero', 'Баланс', () => ({ amount: 3_111, size: 'hero' }))
  .note('Одна на экране.')
  .example('income', 'Поступление', () => ({ amount: 500, signed: true }))
  .note('Знак и цвет: направление видно и без цвета.')
  .example('expense', 'Списание', () => ({ amount: -1_200, signed: true }))
  .example('zero', 'Ноль', () => ({ amount: 0 }))
  .example('million', 'Большая сумма', () => ({ amount: 1_234_567, size: 'large' }));
