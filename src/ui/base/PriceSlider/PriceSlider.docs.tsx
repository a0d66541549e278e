import { useState } from 'react';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { PriceSlider, type PriceSliderProps } from './PriceSlider.tsx';

type DemoProps = Omit<PriceSliderProps, 'onChange'>;

function PriceSliderDemo({ value: initial, ...props }: DemoProps) {
  const [value, setValue] = useState(initial);
  return <PriceSlider {...props} value={value} onChange={setValue} />;
}

export const docs = describeComponent<DemoProps>({
  title: 'PriceSlider',
  summary:
    'Цена от и до: потянуть по шкале или набрать числом. Каталог пересчитывает товары на ходу и ищет, когда шкалу отпустили.',
  keywords: 'цена, слайдер, ползунок',
  component: PriceSliderDemo,
  printed: (props) => ({ ...props, onChange: () => undefined }),
  examples: [
    {
      id: 'range',
      title: 'От и до',
      props: () => ({ value: { from: 300, to: 2400 }, min: 0, max: 5000, step: 50 }),
    },
    {
      id: 'only-max',
      title: 'Только до',
      note: 'В фильтре каталога: не дороже выбранной суммы.',
      props: () => ({
        value: { from: 0, to: 1200 },
        min: 0,
        max: 5000,
        step: 50,
        only: 'max' as const,
      }),
    },
    {
      id: 'whole',
      title: 'Всё',
      props: () => ({ value: { from: 90, to: 12_340 }, min: 90, max: 12_340, step: 100 }),
    },
    {
      id: 'one-price',
      title: 'Пальцы сошлись',
      note: 'Каждый палец берётся со своей стороны, поэтому их можно развести.',
      props: () => ({ value: { from: 1000, to: 1000 }, min: 0, max: 2000, step: 10 }),
    },
    {
      id: 'no-choice',
      title: 'Цена одна',
      note: 'Когда все товары стоят одинаково, выбирать не из чего.',
      props: () => ({ value: { from: 500, to: 500 }, min: 500, max: 500 }),
    },
    {
      id: 'disabled',
      title: 'Недоступно',
      props: () => ({ value: { from: 300, to: 2400 }, min: 0, max: 5000, disabled: true }),
    },
    {
      id: 'long-text',
      title: 'Большие суммы',
      props: () => ({
        value: { from: 111_000_000, to: 888_888_888 },
        min: 0,
        max: 999_999_999,
        step: 1000,
      }),
    },
  ],
  keyboard: [
    {
      keys: '→ ↑, ← ↓',
      does: 'На шаг дороже, на шаг дешевле; дальше второго пальца не идёт',
    },
    {
      keys: 'Page Up, Page Down',
      does: 'На большой шаг',
    },
    {
      keys: 'Home, End',
      does: 'До края шкалы или до второго пальца',
    },
    {
      keys: 'Enter',
      does: 'В поле: принять цену',
    },
  ],
});
