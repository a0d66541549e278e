import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Tag, type TagProps } from './Tag.tsx';

export const docs = describeComponent<TagProps>({
  title: 'Tag',
  summary: 'Короткое слово о вещи: её статус или вид. Tag читают, Chip нажимают, Badge считает.',
  keywords: 'теги, метки, чипы, фильтр',
  component: Tag,
})
  .example('neutral', 'Обычная', (translate) => ({
    children: translate({ ru: 'Услуга', uz: 'Xizmat' }),
  }))
  .example('accent', 'Заметная', (translate) => ({
    tone: 'accent',
    icon: 'sparkles',
    children: translate({ ru: 'Новинка', uz: 'Yangi' }),
  }))
  .example('positive', 'Хорошо', (translate) => ({
    tone: 'positive',
    icon: 'check',
    children: translate({ ru: 'Готов к выдаче', uz: 'Olib ketishga tayyor' }),
  }))
  .example('warning', 'Внимание', (translate) => ({
    tone: 'warning',
    icon: 'clock',
    children: translate({ ru: 'Осталось мало', uz: 'Oz qoldi' }),
  }))
  .example('negative', 'Плохо', (translate) => ({
    tone: 'negative',
    icon: 'x',
    children: translate({ ru: 'Отменён', uz: 'Bekor qilingan' }),
  }))
  .example('long-text', 'Длинный текст', (translate) => ({
    tone: 'secondary',
    children: translate({
      ru: 'Передан в службу доставки и скоро будет в пункте выдачи университета',
      uz: 'Yetkazib berish xizmatiga topshirildi va tez orada universitetning topshirish punktida boʻladi',
    }),
  }));
