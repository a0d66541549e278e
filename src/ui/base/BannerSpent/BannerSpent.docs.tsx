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
  examples: [
    {
      id: 'spent',
      title: 'Есть траты',
      props: (translate) => ({
        spent: 12_450,
        orders: 14,
        children: <LinkButton to="/orders">{translate(HISTORY)}</LinkButton>,
      }),
    },
    {
      id: 'no-action',
      title: 'Без кнопки',
      props: () => ({ spent: 1, orders: 1 }),
    },
    {
      id: 'long-numbers',
      title: 'Большие числа',
      props: () => ({ spent: 1_234_567, orders: 1_024 }),
    },
    {
      id: 'amount-alone',
      title: 'Число заказов неизвестно',
      props: () => ({ spent: 980 }),
    },
    {
      id: 'empty',
      title: 'Ничего не потрачено',
      props: (translate) => ({
        spent: 0,
        orders: 0,
        children: <LinkButton to="/catalog">{translate(CATALOG)}</LinkButton>,
      }),
    },
    {
      id: 'loading',
      title: 'Загрузка',
      note: 'Место той же формы и высоты: ничего не сдвинется.',
      props: (translate) => ({
        spent: null,
        children: <LinkButton to="/orders">{translate(HISTORY)}</LinkButton>,
      }),
    },
  ],
});
