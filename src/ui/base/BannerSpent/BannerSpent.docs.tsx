import type { Bilingual } from '#src/i18n/bilingual.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { BannerSpent } from './BannerSpent.tsx';

const HISTORY: Bilingual = { ru: 'История заказов', uz: 'Buyurtmalar tarixi' };
const CATALOG: Bilingual = { ru: 'В каталог', uz: 'Katalogga' };

export const docs = describeComponent({
  title: 'BannerSpent',
  summary:
    'Сколько потрачено и сколько это сэкономило: одна единица равна одному рублю. Стоит над историей заказов.',
  keywords: 'баннер, потрачено',
  component: BannerSpent,
})
  .example('spent', 'Есть траты', (translate) => ({
    spent: 12_450,
    orders: 14,
    children: <LinkButton to="/orders">{translate(HISTORY)}</LinkButton>,
  }))
  .example('no-action', 'Без кнопки', () => ({ spent: 1, orders: 1 }))
  .example('long-numbers', 'Большие числа', () => ({ spent: 1_234_567, orders: 1_024 }))
  .example('amount-alone', 'Число заказов неизвестно', () => ({ spent: 980 }))
  .example('empty', 'Ничего не потрачено', (translate) => ({
    spent: 0,
    orders: 0,
    children: <LinkButton to="/catalog">{translate(CATALOG)}</LinkButton>,
  }))
  .example('loading', 'Загрузка', (translate) => ({
    spent: null,
    children: <LinkButton to="/orders">{translate(HISTORY)}</LinkButton>,
  }))
  .note('Место той же формы и высоты: ничего не сдвинется.');
