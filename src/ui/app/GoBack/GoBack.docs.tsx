import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { GoBack } from './GoBack.tsx';

export const docs = describeComponent({
  id: 'go-back',
  title: 'GoBack',
  summary: {
    ru: 'Путь наверх, к списку, из которого открыт экран. Это ссылка на него, а не «назад» браузера: она верна и тогда, когда экран открыли по адресу.',
    uz: 'Ekran ochilgan roʻyxatga, yuqoriga yoʻl. Bu brauzerning “orqaga”si emas, havola: ekran manzil orqali ochilganda ham toʻgʻri ishlaydi.',
  },
  component: GoBack,
  examples: [
    {
      id: 'orders',
      title: { ru: 'К заказам', uz: 'Buyurtmalarga' },
      props: (translate) => ({
        to: '/orders',
        children: translate({ ru: 'Все заказы', uz: 'Barcha buyurtmalar' }),
      }),
    },
    {
      id: 'catalog',
      title: { ru: 'К каталогу', uz: 'Katalogga' },
      props: (translate) => ({
        to: '/catalog/products',
        children: translate({ ru: 'Товары', uz: 'Mahsulotlar' }),
      }),
    },
    {
      id: 'support',
      title: { ru: 'К поддержке', uz: 'Yordam xizmatiga' },
      props: (translate) => ({
        to: '/support',
        children: translate({ ru: 'Поддержка', uz: 'Yordam xizmati' }),
      }),
    },
    {
      id: 'long-text',
      title: { ru: 'Длинный текст', uz: 'Uzun matn' },
      props: (translate) => ({
        to: '/catalog/services',
        children: translate({
          ru: 'Образовательные услуги, которые можно оплатить накопленным',
          uz: 'Toʻplanganlar hisobiga toʻlash mumkin boʻlgan taʼlim xizmatlari',
        }),
      }),
    },
  ],
  props: {
    to: {
      type: 'string',
      required: true,
      meaning: { ru: 'Адрес списка', uz: 'Roʻyxat manzili' },
    },
    onClick: {
      type: '(event) => void',
      meaning: {
        ru: 'Может заменить переход, например шагом назад в истории',
        uz: 'Oʻtish oʻrniga boshqasini qilishi mumkin, masalan tarixda orqaga qadam',
      },
    },
    children: {
      type: 'string',
      required: true,
      meaning: { ru: 'Куда ведёт', uz: 'Qayerga olib boradi' },
      control: { kind: 'text' },
    },
  },
  keyboard: [{ keys: 'Enter', does: { ru: 'Переходит', uz: 'Oʻtadi' } }],
});
