import type { ComponentProps } from 'react';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { LinkButton } from './LinkButton.tsx';

export const docs = describeComponent<ComponentProps<typeof LinkButton>>({
  id: 'link-button',
  title: 'LinkButton',
  summary: {
    ru: 'Ссылка с видом кнопки: ведёт на другой экран, к звонку, письму или на чужой сайт. Открывается в новой вкладке только чужой сайт.',
    uz: 'Tugma koʻrinishidagi havola: boshqa ekranga, qoʻngʻiroqqa, xatga yoki boshqa saytga olib boradi. Faqat boshqa sayt yangi varaqda ochiladi.',
  },
  component: LinkButton,
  examples: [
    {
      id: 'screen',
      title: { ru: 'На экран кабинета', uz: 'Shaxsiy kabinet ekraniga' },
      props: (translate) => ({
        to: '/orders',
        children: translate({ ru: 'Открыть заказы', uz: 'Buyurtmalarni ochish' }),
      }),
    },
    {
      id: 'elsewhere',
      title: { ru: 'На другой сайт', uz: 'Boshqa saytga' },
      props: (translate) => ({
        to: 'https://t.me/synergy_manager',
        variant: 'soft' as const,
        icon: 'message-circle' as const,
        children: translate({ ru: 'Написать менеджеру', uz: 'Menejerga yozish' }),
      }),
    },
    {
      id: 'phone',
      title: { ru: 'Позвонить', uz: 'Qoʻngʻiroq qilish' },
      props: () => ({
        to: 'tel:88001000011',
        variant: 'outline' as const,
        icon: 'phone' as const,
        children: '8 800 100-00-11',
      }),
    },
    {
      id: 'quiet',
      title: { ru: 'Тихая, малая', uz: 'Sokin, kichik' },
      props: (translate) => ({
        to: '/catalog/products',
        variant: 'quiet' as const,
        size: 'small' as const,
        children: translate({ ru: 'Весь каталог', uz: 'Butun katalog' }),
      }),
    },
    {
      id: 'long-text',
      title: { ru: 'Во всю ширину, длинный текст', uz: 'Butun kenglikda, uzun matn' },
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
  props: {
    to: {
      type: 'string',
      required: true,
      meaning: {
        ru: 'Адрес экрана или полный адрес: https:, tel:, mailto:',
        uz: 'Ekran manzili yoki toʻliq manzil: https:, tel:, mailto:',
      },
      control: { kind: 'text' },
    },
    children: {
      type: 'ReactNode',
      required: true,
      meaning: { ru: 'Куда ведёт', uz: 'Qayerga olib boradi' },
      control: { kind: 'text' },
    },
    variant: {
      type: "'primary' | 'soft' | 'outline' | 'quiet' | 'danger'",
      default: "'primary'",
      meaning: { ru: 'Насколько важен переход', uz: 'Oʻtish qanchalik muhim' },
      control: { kind: 'choice', options: ['primary', 'soft', 'outline', 'quiet', 'danger'] },
    },
    size: {
      type: "'medium' | 'small'",
      default: "'medium'",
      meaning: { ru: 'Высота: 48 или 44 точки', uz: 'Balandligi: 48 yoki 44 nuqta' },
      control: { kind: 'choice', options: ['medium', 'small'] },
    },
    icon: {
      type: 'IconName',
      meaning: { ru: 'Значок перед текстом', uz: 'Matndan oldingi belgi' },
      control: { kind: 'choice', options: ['message-circle', 'phone', 'headset'] },
    },
    wide: {
      type: 'boolean',
      default: 'false',
      meaning: { ru: 'Занимает всю ширину места', uz: 'Joyning butun kengligini egallaydi' },
      control: { kind: 'flag' },
    },
    onClick: {
      type: '() => void',
      meaning: { ru: 'Перед переходом', uz: 'Oʻtishdan oldin' },
    },
  },
  keyboard: [{ keys: 'Enter', does: { ru: 'Переходит', uz: 'Oʻtadi' } }],
});
