import { describeComponent, type ComponentDocs } from '#src/ui/docs/component-docs.tsx';
import { related } from './chip-examples.tsx';
import { Tag, type TagProps } from './Tag.tsx';

const tag = describeComponent<TagProps>({
  id: 'tags',
  title: 'Tag',
  summary: {
    ru: 'Короткое слово о вещи: её статус или вид. Tag читают, Chip нажимают, Badge считает.',
    uz: 'Narsa haqida qisqa soʻz: holati yoki turi. Tag oʻqiladi, Chip bosiladi, Badge sanaydi.',
  },
  component: Tag,
  examples: [
    {
      id: 'neutral',
      title: { ru: 'Обычная', uz: 'Oddiy' },
      props: (translate) => ({ children: translate({ ru: 'Услуга', uz: 'Xizmat' }) }),
    },
    {
      id: 'accent',
      title: { ru: 'Заметная', uz: 'Koʻzga tashlanadigan' },
      props: (translate) => ({
        tone: 'accent',
        icon: 'sparkles',
        children: translate({ ru: 'Новинка', uz: 'Yangi' }),
      }),
    },
    {
      id: 'positive',
      title: { ru: 'Хорошо', uz: 'Yaxshi' },
      props: (translate) => ({
        tone: 'positive',
        icon: 'check',
        children: translate({ ru: 'Готов к выдаче', uz: 'Olib ketishga tayyor' }),
      }),
    },
    {
      id: 'warning',
      title: { ru: 'Внимание', uz: 'Diqqat' },
      props: (translate) => ({
        tone: 'warning',
        icon: 'clock',
        children: translate({ ru: 'Осталось мало', uz: 'Oz qoldi' }),
      }),
    },
    {
      id: 'negative',
      title: { ru: 'Плохо', uz: 'Yomon' },
      props: (translate) => ({
        tone: 'negative',
        icon: 'x',
        children: translate({ ru: 'Отменён', uz: 'Bekor qilingan' }),
      }),
    },
    {
      id: 'long-text',
      title: { ru: 'Длинный текст', uz: 'Uzun matn' },
      props: (translate) => ({
        tone: 'secondary',
        children: translate({
          ru: 'Передан в службу доставки и скоро будет в пункте выдачи университета',
          uz: 'Yetkazib berish xizmatiga topshirildi va tez orada universitetning topshirish punktida boʻladi',
        }),
      }),
    },
  ],
  props: {
    tone: {
      type: "'neutral' | 'accent' | 'secondary' | 'positive' | 'negative' | 'warning'",
      default: "'neutral'",
      meaning: { ru: 'Смысл цвета', uz: 'Rang maʼnosi' },
      control: {
        kind: 'choice',
        options: ['neutral', 'accent', 'secondary', 'positive', 'negative', 'warning'],
      },
    },
    icon: {
      type: 'IconName',
      meaning: { ru: 'Значок перед словом', uz: 'Soʻz oldidagi belgi' },
      control: { kind: 'choice', options: ['check', 'clock', 'sparkles', 'x'] },
    },
    children: {
      type: 'ReactNode',
      required: true,
      meaning: { ru: 'Слово или два', uz: 'Bir-ikki soʻz' },
      control: { kind: 'text' },
    },
  },
});

export const docs: ComponentDocs = {
  ...tag,
  examples: [...tag.examples, ...related.flatMap(({ examples }) => examples)],
  props: [
    ...tag.props,
    ...related.flatMap(({ title, props }) =>
      props.map((prop) => ({ ...prop, name: `${title}.${prop.name}` })),
    ),
  ],
  keyboard: related.flatMap(({ keyboard }) => keyboard),
};
