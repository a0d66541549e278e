import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { GoBack } from './GoBack.tsx';

export const docs = describeComponent({
  title: 'GoBack',
  summary:
    'Путь наверх, к списку, из которого открыт экран. Это ссылка на него, а не «назад» браузера: она верна и тогда, когда экран открыли по адресу.',
  component: GoBack,
  keyboard: { Enter: 'Переходит' },
})
  .example('orders', 'К заказам', (translate) => ({
    to: '/orders',
    children: translate({ ru: 'Все заказы', uz: 'Barcha buyurtmalar' }),
  }))
  .example('catalog', 'К каталогу', (translate) => ({
    to: '/catalog/products',
    children: translate({ ru: 'Товары', uz: 'Mahsulotlar' }),
  }))
  .example('support', 'К поддержке', (translate) => ({
    to: '/support',
    children: translate({ ru: 'Поддержка', uz: 'Yordam xizmati' }),
  }))
  .example('long-text', 'Длинный текст', (translate) => ({
    to: '/catalog/services',
    children: translate({
      ru: 'Образовательные услуги, которые можно оплатить накопленным',
      uz: 'Toʻplanganlar hisobiga toʻlash mumkin boʻlgan taʼlim xizmatlari',
    }),
  }));
