import type { ComponentProps } from 'react';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { LinkButton } from './LinkButton.tsx';

export const docs = describeComponent<ComponentProps<typeof LinkButton>>({
  title: 'LinkButton',
  summary:
    'Ссылка с видом кнопки: ведёт на другой экран, к звонку, письму или на чужой сайт. Открывается в новой вкладке только чужой сайт.',
  component: LinkButton,
  examples: [
    {
      id: 'screen',
      title: 'На экран кабинета',
      props: (translate) => ({
        to: '/orders',
        children: translate({ ru: 'Открыть заказы', uz: 'Buyurtmalarni ochish' }),
      }),
    },
    {
      id: 'elsewhere',
      title: 'На другой сайт',
      props: (translate) => ({
        to: 'https://t.me/synergy_manager',
        variant: 'soft' as const,
        icon: 'message-circle' as const,
        children: translate({ ru: 'Написать менеджеру', uz: 'Menejerga yozish' }),
      }),
    },
    {
      id: 'phone',
      title: 'Позвонить',
      props: () => ({
        to: 'tel:88001000011',
        variant: 'outline' as const,
        icon: 'phone' as const,
        children: '8 800 100-00-11',
      }),
    },
    {
      id: 'quiet',
      title: 'Тихая, малая',
      props: (translate) => ({
        to: '/catalog/products',
        variant: 'quiet' as const,
        size: 'small' as const,
        children: translate({ ru: 'Весь каталог', uz: 'Butun katalog' }),
      }),
    },
    {
      id: 'long-text',
      title: 'Во всю ширину, длинный текст',
      props: (translate) => ({
        to: '/support',
        wide: true,
        icon: 'headset' as const,
        children: translate({
          ru: 'Написать в поддержку программы лояльности университета',
          uz: 'Universitet sodiqlik dasturining yordam xizmatiga yozish',
        }),
      }),
    },
  ],
  keyboard: [{ keys: 'Enter', does: 'Переходит' }],
});
