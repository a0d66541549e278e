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
  title: 'Grid',
  summary: 'Список карточек: столбцов столько, сколько помещается, на телефоне — два.',
  keywords: 'сетка',
  component: ThingGrid,
})
  .example('small', 'Мелкие', (translate) => grid(translate))
  .example('medium', 'Средние', (translate) => ({
    ...grid(translate),
    itemSize: 'medium',
  }))
  .note('Для карточек с текстом: на телефоне одна в ряд.')
  .example('large', 'Крупные, с большим просветом', (translate) => ({
    ...grid(translate),
    itemSize: 'large',
    gap: 'large',
  }))
  .example('one', 'Одна карточка', (translate) => ({
    ...grid(translate),
    items: things(translate).slice(0, 1),
  }))
  .note('Не растягивается на весь ряд.')
  .example('long-text', 'Длинный текст', (translate) => ({
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
  }))
  .note('Карточки ряда одной высоты, длинное слово переносится.');
