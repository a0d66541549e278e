import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Tag, type TagProps } from './Tag.tsx';

export const docs = describeComponent<TagProps>({
  title: 'Tag',
  summary: 'Короткое слово о вещи: её статус или вид. Tag читают, Chip нажимают, Badge считает.',
  keywords: 'теги, метки, чипы, фильтр',
  component: Tag,
  examples: [
    {
      id: 'neutral',
      title: 'Обычная',
      props: (translate) => ({ children: translate({ ru: 'Услуга', uz: 'Xizmat' }) }),
    },
    {
      id: 'accent',
      title: 'Заметная',
      props: (translate) => ({
        tone: 'accent',
        icon: 'sparkles',
        children: translate({ ru: 'Новинка', uz: 'Yangi' }),
      }),
    },
    {
      id: 'positive',
      title: 'Хорошо',
      props: (translate) => ({
        tone: 'positive',
        icon: 'check',
        children: translate({ ru: 'Готов к выдаче', uz: 'Olib ketishga tayyor' }),
      }),
    },
    {
      id: 'warning',
      title: 'Внимание',
      props: (translate) => ({
        tone: 'warning',
        icon: 'clock',
        children: translate({ ru: 'Осталось мало', uz: 'Oz qoldi' }),
      }),
    },
    {
      id: 'negative',
      title: 'Плохо',
      props: (translate) => ({
        tone: 'negative',
        icon: 'x',
        children: translate({ ru: 'Отменён', uz: 'Bekor qilingan' }),
      }),
    },
    {
      id: 'long-text',
      title: 'Длинный текст',
      props: (translate) => ({
        tone: 'secondary',
        children: translate({
          ru: 'Передан в службу доставки и скоро будет в пункте выдачи университета',
          uz: 'Yetkazib berish xizmatiga topshirildi va tez orada universitetning topshirish punktida boʻladi',
        }),
      }),
    },
  ],
});
