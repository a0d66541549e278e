import type { Bilingual } from '#src/i18n/bilingual.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { describeComponent, type ComponentDocs } from '#src/ui/docs/component-docs.tsx';
import { EmptyState } from './EmptyState.tsx';
import { PictureGallery } from './PictureGallery.tsx';

const RETRY: Bilingual = { ru: 'Повторить', uz: 'Qayta urinish' };

const state = describeComponent({
  title: 'EmptyState',
  summary:
    'То, что стоит на месте пустого: рисунок, одно предложение и одно действие. Рисунки — в двух тонах бренда, в светлой и тёмной теме.',
  component: EmptyState,
  examples: [
    {
      id: 'with-action',
      title: 'С действием',
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
      title: 'Не загрузилось',
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
      title: 'Только заголовок',
      props: (translate) => ({
        picture: 'soon' as const,
        level: 3 as const,
        title: translate({ ru: 'Скоро появится', uz: 'Tez orada' }),
      }),
    },
    {
      id: 'long-text',
      title: 'Длинный текст',
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
});

const gallery = describeComponent({
  title: 'Picture',
  summary: state.summary,
  component: PictureGallery,
  examples: [
    {
      id: 'all-pictures',
      title: 'Все рисунки',
      note: 'Загружаются, когда нужны в первый раз; экранный диктор о них молчит.',
      props: () => ({}),
    },
  ],
});

export const docs: ComponentDocs = { ...state, examples: [...state.examples, ...gallery.examples] };
