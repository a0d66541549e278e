import type { Bilingual } from '#src/i18n/bilingual.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import type { PictureName } from '#src/ui/base/Picture/drawings/drawings.ts';
import { describeComponent, type ComponentDocs } from '#src/ui/docs/component-docs.tsx';
import { EmptyState } from './EmptyState.tsx';
import { PictureGallery } from './PictureGallery.tsx';

const PICTURES: readonly PictureName[] = [
  'bell',
  'blocked',
  'broken',
  'card',
  'door',
  'friends',
  'ledger',
  'lost',
  'noResponse',
  'offline',
  'parcel',
  'sent',
  'soon',
  'works',
];

const RETRY: Bilingual = { ru: 'Повторить', uz: 'Qayta urinish' };

const state = describeComponent({
  id: 'empty-state',
  title: 'EmptyState',
  summary: {
    ru: 'То, что стоит на месте пустого: рисунок, одно предложение и одно действие. Рисунки — в двух тонах бренда, в светлой и тёмной теме.',
    uz: 'Boʻsh joyda turadigan narsa: rasm, bitta gap va bitta amal. Rasmlar brendning ikki tusida, yorugʻ va qorongʻi mavzuda.',
  },
  component: EmptyState,
  examples: [
    {
      id: 'with-action',
      title: { ru: 'С действием', uz: 'Amal bilan' },
      props: (translate) => ({
        picture: 'parcel' as const,
        level: 3 as const,
        title: translate({ ru: 'Заказов пока нет', uz: 'Hali buyurtma yoʻq' }),
        text: translate({
          ru: 'Выбери что-нибудь в каталоге, заказ появится здесь.',
          uz: 'Katalogdan biror narsa tanlang, buyurtma shu yerda paydo boʻladi.',
        }),
        action: <Button>{translate({ ru: 'В каталог', uz: 'Katalogga' })}</Button>,
      }),
    },
    {
      id: 'failed',
      title: { ru: 'Не загрузилось', uz: 'Yuklanmadi' },
      props: (translate) => ({
        picture: 'noResponse' as const,
        level: 3 as const,
        title: translate({ ru: 'Сервер не ответил', uz: 'Server javob bermadi' }),
        text: translate({
          ru: 'Данные целы, попробуй ещё раз.',
          uz: 'Maʼlumotlar joyida, qayta urinib koʻring.',
        }),
        action: <Button variant="soft">{translate(RETRY)}</Button>,
      }),
    },
    {
      id: 'title-alone',
      title: { ru: 'Только заголовок', uz: 'Faqat sarlavha' },
      props: (translate) => ({
        picture: 'soon' as const,
        level: 3 as const,
        title: translate({ ru: 'Скоро появится', uz: 'Tez orada' }),
      }),
    },
    {
      id: 'long-text',
      title: { ru: 'Длинный текст', uz: 'Uzun matn' },
      props: (translate) => ({
        picture: 'blocked' as const,
        level: 3 as const,
        title: translate({
          ru: 'Карта временно заблокирована администратором программы лояльности',
          uz: 'Karta sodiqlik dasturi maʼmuri tomonidan vaqtincha bloklangan',
        }),
        text: translate({
          ru: 'Накопленное на месте, потратить его можно будет сразу после разблокировки. Напиши в поддержку: обычно отвечают в тот же день.',
          uz: 'Jamgʻarma joyida, blok olib tashlangach uni darhol sarflash mumkin. Yordam xizmatiga yozing: odatda oʻsha kuniyoq javob berishadi.',
        }),
      }),
    },
  ],
  props: {
    picture: {
      type: 'PictureName',
      required: true,
      meaning: { ru: 'Рисунок', uz: 'Rasm' },
      control: { kind: 'choice', options: PICTURES },
    },
    title: {
      type: 'string',
      required: true,
      meaning: {
        ru: 'Одно предложение о том, что здесь',
        uz: 'Bu yerda nima borligi haqida bitta gap',
      },
      control: { kind: 'text' },
    },
    text: {
      type: 'string',
      meaning: {
        ru: 'Что будет дальше или что сделать',
        uz: 'Keyin nima boʻladi yoki nima qilish kerak',
      },
      control: { kind: 'text' },
    },
    level: {
      type: '1 | 2 | 3',
      default: '2',
      meaning: {
        ru: 'Уровень заголовка; 1, когда это весь экран',
        uz: 'Sarlavha darajasi; butun ekran boʻlsa 1',
      },
    },
    action: {
      type: 'ReactNode',
      meaning: { ru: 'Одно действие', uz: 'Bitta amal' },
    },
  },
});

const gallery = describeComponent({
  id: 'pictures',
  title: 'Picture',
  summary: state.summary,
  component: PictureGallery,
  examples: [
    {
      id: 'all-pictures',
      title: { ru: 'Все рисунки', uz: 'Barcha rasmlar' },
      note: {
        ru: 'Загружаются, когда нужны в первый раз; экранный диктор о них молчит.',
        uz: 'Birinchi kerak boʻlganda yuklanadi; ekran oʻquvchi ular haqida gapirmaydi.',
      },
      props: () => ({ names: PICTURES }),
    },
  ],
  props: {},
});

export const docs: ComponentDocs = { ...state, examples: [...state.examples, ...gallery.examples] };
