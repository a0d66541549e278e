import type { ReactNode } from 'react';
import type { Translate } from '#src/i18n/bilingual.ts';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Grid, type GridProps } from './Grid.tsx';

interface Thing {
  readonly id: string;
  readonly name: string;
}

const things = (translate: Translate): readonly Thing[] =>
  [
    { ru: 'Худи', uz: 'Xudi' },
    { ru: 'Термокружка', uz: 'Termokrujka' },
    { ru: 'Рюкзак', uz: 'Ryukzak' },
    { ru: 'Блокнот', uz: 'Bloknot' },
    { ru: 'Зонт', uz: 'Soyabon' },
    { ru: 'Шоппер', uz: 'Shopper' },
  ].map((name) => ({ id: name.ru, name: translate(name) }));

const grid = (translate: Translate) => ({
  label: translate({ ru: 'Товары', uz: 'Mahsulotlar' }),
  items: things(translate),
  itemKey: ({ id }: Thing) => id,
  children: ({ name }: Thing): ReactNode => <Card>{name}</Card>,
});

function ThingGrid(props: GridProps<Thing>) {
  return <Grid {...props} />;
}

export const docs = describeComponent<GridProps<Thing>>({
  id: 'grid',
  title: 'Grid',
  summary: {
    ru: 'Список карточек: столбцов столько, сколько помещается, на телефоне — два.',
    uz: 'Kartochkalar roʻyxati: nechta sigʻsa, shuncha ustun, telefonda — ikkita.',
  },
  component: ThingGrid,
  examples: [
    { id: 'small', title: { ru: 'Мелкие', uz: 'Kichik' }, props: (translate) => grid(translate) },
    {
      id: 'medium',
      title: { ru: 'Средние', uz: 'Oʻrta' },
      note: {
        ru: 'Для карточек с текстом: на телефоне одна в ряд.',
        uz: 'Matnli kartochkalar uchun: telefonda qatorda bitta.',
      },
      props: (translate) => ({ ...grid(translate), itemSize: 'medium' as const }),
    },
    {
      id: 'large',
      title: { ru: 'Крупные, с большим просветом', uz: 'Yirik, keng oraliqli' },
      props: (translate) => ({
        ...grid(translate),
        itemSize: 'large' as const,
        gap: 'large' as const,
      }),
    },
    {
      id: 'one',
      title: { ru: 'Одна карточка', uz: 'Bitta kartochka' },
      note: {
        ru: 'Не растягивается на весь ряд.',
        uz: 'Butun qatorga choʻzilmaydi.',
      },
      props: (translate) => ({ ...grid(translate), items: things(translate).slice(0, 1) }),
    },
    {
      id: 'long-text',
      title: { ru: 'Длинный текст', uz: 'Uzun matn' },
      note: {
        ru: 'Карточки ряда одной высоты, длинное слово переносится.',
        uz: 'Qatordagi kartochkalar boʻyi bir xil, uzun soʻz keyingi qatorga oʻtadi.',
      },
      props: (translate) => ({
        ...grid(translate),
        items: [
          {
            id: 'long',
            name: translate({
              ru: 'Водонепроницаемый противоударный чехол-трансформер',
              uz: 'Suvoʻtkazmaydigan zarbagachidamlilashtirilgan gʻilof',
            }),
          },
          ...things(translate),
        ],
      }),
    },
  ],
  props: {
    items: {
      type: 'readonly Item[]',
      required: true,
      meaning: { ru: 'Что в списке', uz: 'Roʻyxatda nima bor' },
    },
    itemKey: {
      type: '(item: Item) => Key',
      required: true,
      meaning: { ru: 'Ключ карточки', uz: 'Kartochka kaliti' },
    },
    children: {
      type: '(item: Item) => ReactNode',
      required: true,
      meaning: { ru: 'Рисует карточку', uz: 'Kartochkani chizadi' },
    },
    itemSize: {
      type: "'small' | 'medium' | 'large'",
      default: "'small'",
      meaning: { ru: 'Насколько узкой может стать карточка', uz: 'Kartochka qanchalik torayishi' },
      control: { kind: 'choice', options: ['small', 'medium', 'large'] },
    },
    gap: {
      type: "'small' | 'medium' | 'large'",
      default: "'medium'",
      meaning: { ru: 'Просвет между карточками', uz: 'Kartochkalar orasi' },
      control: { kind: 'choice', options: ['small', 'medium', 'large'] },
    },
    label: {
      type: 'string',
      meaning: {
        ru: 'Имя списка, если его не говорит заголовок',
        uz: 'Roʻyxat nomi, sarlavha aytmasa',
      },
      control: { kind: 'text' },
    },
    ref: {
      type: 'Ref<HTMLUListElement>',
      meaning: { ru: 'Сам список: нужен ShowMore', uz: 'Roʻyxatning oʻzi: ShowMore uchun kerak' },
    },
  },
});
