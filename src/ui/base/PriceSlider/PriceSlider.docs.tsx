import { useState } from 'react';
import { fieldPropDocs } from '#src/ui/base/Field/field-prop-docs.ts';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { PriceSlider, type PriceSliderProps } from './PriceSlider.tsx';

type DemoProps = Omit<PriceSliderProps, 'onChange'>;

function PriceSliderDemo({ value: initial, ...props }: DemoProps) {
  const [value, setValue] = useState(initial);
  return <PriceSlider {...props} value={value} onChange={setValue} />;
}

export const docs = describeComponent<DemoProps>({
  id: 'price-slider',
  title: 'PriceSlider',
  summary: {
    ru: 'Цена от и до: потянуть по шкале или набрать числом. Каталог пересчитывает товары на ходу и ищет, когда шкалу отпустили.',
    uz: 'Eng past va eng yuqori narx: shkalada surish yoki son bilan yozish mumkin. Katalog yoʻl-yoʻlakay sanaydi, shkala qoʻyib yuborilganda qidiradi.',
  },
  component: PriceSliderDemo,
  printed: (props) => ({ ...props, onChange: () => undefined }),
  examples: [
    {
      id: 'range',
      title: { ru: 'От и до', uz: 'Eng past va eng yuqori' },
      props: () => ({ value: { from: 300, to: 2400 }, min: 0, max: 5000, step: 50 }),
    },
    {
      id: 'only-max',
      title: { ru: 'Только до', uz: 'Faqat eng yuqori' },
      note: {
        ru: 'В фильтре каталога: не дороже выбранной суммы.',
        uz: 'Katalog filtrida: tanlangan summadan qimmat emas.',
      },
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
      title: { ru: 'Всё', uz: 'Hammasi' },
      props: () => ({ value: { from: 90, to: 12_340 }, min: 90, max: 12_340, step: 100 }),
    },
    {
      id: 'one-price',
      title: { ru: 'Пальцы сошлись', uz: 'Ikki uch bir joyda' },
      note: {
        ru: 'Каждый палец берётся со своей стороны, поэтому их можно развести.',
        uz: 'Har bir uch oʻz tomonidan olinadi, shuning uchun ularni ajratish mumkin.',
      },
      props: () => ({ value: { from: 1000, to: 1000 }, min: 0, max: 2000, step: 10 }),
    },
    {
      id: 'no-choice',
      title: { ru: 'Цена одна', uz: 'Narx bitta' },
      note: {
        ru: 'Когда все товары стоят одинаково, выбирать не из чего.',
        uz: 'Barcha mahsulotlar bir xil narxda boʻlsa, tanlashga hojat yoʻq.',
      },
      props: () => ({ value: { from: 500, to: 500 }, min: 500, max: 500 }),
    },
    {
      id: 'disabled',
      title: { ru: 'Недоступно', uz: 'Faol emas' },
      props: () => ({ value: { from: 300, to: 2400 }, min: 0, max: 5000, disabled: true }),
    },
    {
      id: 'long-text',
      title: { ru: 'Большие суммы', uz: 'Katta summalar' },
      props: () => ({
        value: { from: 111_000_000, to: 888_888_888 },
        min: 0,
        max: 999_999_999,
        step: 1000,
      }),
    },
  ],
  props: {
    value: {
      type: '{ from: number; to: number }',
      required: true,
      meaning: { ru: 'Цены от и до, целые числа', uz: 'Eng past va eng yuqori narx, butun sonlar' },
    },
    onCommit: {
      type: '(value: PriceRange) => void',
      meaning: {
        ru: 'Зовётся один раз, когда палец отпустили или ввод закончен',
        uz: 'Uch qoʻyib yuborilganda yoki yozish tugaganda bir marta chaqiriladi',
      },
    },
    min: {
      type: 'number',
      required: true,
      meaning: { ru: 'Самая низкая цена', uz: 'Eng past mavjud narx' },
      control: { kind: 'number', min: 0, max: 1000 },
    },
    max: {
      type: 'number',
      required: true,
      meaning: { ru: 'Самая высокая цена', uz: 'Eng yuqori mavjud narx' },
      control: { kind: 'number', min: 1000, max: 20_000 },
    },
    step: {
      type: 'number',
      default: '1',
      meaning: {
        ru: 'Шаг шкалы; набрать можно любую цену',
        uz: 'Shkala qadami; istalgan narxni yozish mumkin',
      },
      control: { kind: 'number', min: 1, max: 500 },
    },
    only: {
      type: "'max'",
      meaning: { ru: 'Один палец: цена не выше', uz: 'Bitta uch: narx bundan oshmaydi' },
    },
    disabled: fieldPropDocs.disabled,
  },
  keyboard: [
    {
      keys: '→ ↑, ← ↓',
      does: {
        ru: 'На шаг дороже, на шаг дешевле; дальше второго пальца не идёт',
        uz: 'Bir qadam qimmatroq, bir qadam arzonroq; ikkinchi uchdan oʻtmaydi',
      },
    },
    {
      keys: 'Page Up, Page Down',
      does: { ru: 'На большой шаг', uz: 'Katta qadam' },
    },
    {
      keys: 'Home, End',
      does: {
        ru: 'До края шкалы или до второго пальца',
        uz: 'Shkala chetigacha yoki ikkinchi uchgacha',
      },
    },
    {
      keys: 'Enter',
      does: { ru: 'В поле: принять цену', uz: 'Maydonda: narxni qabul qilish' },
    },
  ],
});
