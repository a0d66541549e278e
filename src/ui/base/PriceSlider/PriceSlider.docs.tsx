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
  keyboard: {
    '→ ↑, ← ↓': 'На шаг дороже, на шаг дешевле; дальше второго пальца не идёт',
    'Page Up, Page Down': 'На большой шаг',
    'Home, End': 'До края шкалы или до второго пальца',
    Enter: 'В поле: принять цену',
  },
})
  .example('range', 'От и до', () => ({
    value: { from: 300, to: 2400 },
    min: 0,
    max: 5000,
    step: 50,
  }))
  .example('only-max', 'Только до', () => ({
    value: { from: 0, to: 1200 },
    min: 0,
    max: 5000,
    step: 50,
    only: 'max',
  }))
  .note('В фильтре каталога: не дороже выбранной суммы.')
  .example('whole', 'Всё', () => ({
    value: { from: 90, to: 12_340 },
    min: 90,
    max: 12_340,
    step: 100,
  }))
  .example('one-price', 'Пальцы сошлись', () => ({
    value: { from: 1000, to: 1000 },
    min: 0,
    max: 2000,
    step: 10,
  }))
  .note('Каждый палец берётся со своей стороны, поэтому их можно развести.')
  .example('no-choice', 'Цена одна', () => ({ value: { from: 500, to: 500 }, min: 500, max: 500 }))
  .note('Когда все товары стоят одинаково, выбирать не из чего.')
  .example('disabled', 'Недоступно', () => ({
    value: { from: 300, to: 2400 },
    min: 0,
    max: 5000,
    disabled: true,
  }))
  .example('long-text', 'Большие суммы', () => ({
    value: { from: 111_000_000, to: 888_888_888 },
    min: 0,
    max: 999_999_999,
    step: 1000,
  }));
