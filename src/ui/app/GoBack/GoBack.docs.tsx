import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { GoBack } from './GoBack.tsx';

export const docs = describeComponent({
  title: 'GoBack',
  summary:
    'Путь наверх, к списку, из которого открыт экран. Это ссылка на него, а не «назад» браузера: она верна и тогда, когда экран открыли по адресу.',
  component: GoBack,
  examples: [
    {
      id: 'orders',
      title: 'К заказам',
      props: (translate) => ({
        to: '/orders',
        children: translate({ ru: 'Все заказы', uz: 'Barcha buyurtmalar' }),
      }),
    },
    {
      id: 'catalog',
      title: 'К каталогу',
      props: (translate) => ({
        to: '/catalog/products',
        children: translate({ ru: 'Товары', uz: 'Mahsulotlar' }),
      }),
    },
    {
      id: 'support',
      title: 'К поддержке',
      props: (translate) => ({
        to: '/support',
        children: translate({ ru: 'Поддержка', uz: 'Yordam xizmati' }),
      }),
    },
    {
      id: 'long-text',
      title: 'Длинный текст',
      props: (translate) => ({
        to: '/catalog/services',
        children: translate({
          ru: 'Образовательные услуги, которые можно оплатить накопленным',
          uz: 'Toʻplanganlar hisobiga toʻlash mumkin boʻlgan taʼlim xizmatlari',
        }),
      }),
    },
  ],
  keyboard: [{ keys: 'Enter', does: 'Переходит' }],
});
