import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { LinkButton } from './LinkButton.tsx';

export const docs = describeComponent({
  title: 'LinkButton',
  summary:
    'Ссылка с видом кнопки: ведёт на другой экран, к звонку, письму или на чужой сайт. Открывается в новой вкладке только чужой сайт.',
  component: LinkButton,
  keyboard: { Enter: 'Переходит' },
})
  .example('screen', 'На экран кабинета', (translate) => ({
    to: '/orders',
    children: translate({ ru: 'Открыть заказы', uz: 'Buyurtmalarni ochish' }),
  }))
  .example('elsewhere', 'На другой сайт', (translate) => ({
    to: 'https://t.me/synergy_manager',
    variant: 'soft',
    icon: 'message-circle',
    children: translate({ ru: 'Написать менеджеру', uz: 'Menejerga yozish' }),
  }))
  .example('phone', 'Позвонить', () => ({
    to: 'tel:88001000011',
    variant: 'outline',
    icon: 'phone',
    children: '8 800 100-00-11',
  }))
  .example('quiet', 'Тихая, малая', (translate) => ({
    to: '/catalog/products',
    variant: 'quiet',
    size: 'small',
    children: translate({ ru: 'Весь каталог', uz: 'Butun katalog' }),
  }))
  .example('long-text', 'Во всю ширину, длинный текст', (translate) => ({
    to: '/support',
    wide: true,
    icon: 'headset',
    children: translate({
      ru: 'Написать в поддержку программы лояльности университета',
      uz: 'Universitet sodiqlik dasturining yordam xizmatiga yozish',
    }),
  }));
