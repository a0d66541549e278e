import { useState } from 'react';
import { useFormat } from '#src/i18n/use-format.ts';
import { fieldPropDocs } from '#src/ui/base/Field/field-prop-docs.ts';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Slider, type SliderProps } from './Slider.tsx';

interface SliderDemoProps extends Omit<SliderProps, 'format' | 'onChange'> {
  /** Follows the number; defaults to the noun for coins. */
  unit?: string;
}

function SliderDemo({ value: initial, unit, ...props }: SliderDemoProps) {
  const { coins, number } = useFormat();
  const [value, setValue] = useState(initial);
  const inUnits = (amount: number) => `${number(amount)}\u00A0${unit}`;
  return (
    <Slider
      {...props}
      value={value}
      onChange={setValue}
      format={unit === undefined ? (amount) => coins(amount) : inUnits}
    />
  );
}

export const docs = describeComponent<SliderDemoProps>({
  id: 'slider',
  title: 'Slider',
  summary: {
    ru: 'Одно число из промежутка, когда важнее прикинуть, чем попасть точно. Значение видно крупно и произносится словами.',
    uz: 'Oraliqdan bitta son: aniq tegishdan koʻra chamalash muhimroq boʻlganda. Qiymat yirik koʻrinadi va soʻz bilan aytiladi.',
  },
  component: SliderDemo,
  printed: (slider) => ({
    ...slider,
    unit: undefined,
    onChange: () => undefined,
    format: () => undefined,
  }),
  examples: [
    {
      id: 'coins',
      title: { ru: 'Сумма', uz: 'Summa' },
      props: (translate) => ({
        label: translate({ ru: 'Сколько накопить', uz: 'Qancha yigʻish kerak' }),
        value: 1200,
        min: 0,
        max: 5000,
        step: 100,
      }),
    },
    {
      id: 'percent',
      title: { ru: 'Проценты и подсказка', uz: 'Foizlar va izoh' },
      props: (translate) => ({
        label: translate({ ru: 'Скидка за обучение', uz: 'Oʻqish uchun chegirma' }),
        hint: translate({
          ru: 'Больше друзей, больше скидка',
          uz: 'Doʻst koʻp boʻlsa, chegirma katta',
        }),
        unit: '%',
        value: 30,
        min: 30,
        max: 50,
        step: 10,
      }),
    },
    {
      id: 'error',
      title: { ru: 'С ошибкой', uz: 'Xato bilan' },
      props: (translate) => ({
        label: translate({ ru: 'Перевести другу', uz: 'Doʻstga oʻtkazish' }),
        error: translate({
          ru: 'На балансе меньше. Выбери сумму до 800',
          uz: 'Balansda bundan kam. 800 gacha tanlang',
        }),
        value: 1500,
        min: 0,
        max: 2000,
        step: 50,
      }),
    },
    {
      id: 'disabled',
      title: { ru: 'Недоступно', uz: 'Faol emas' },
      props: (translate) => ({
        label: translate({ ru: 'Сколько накопить', uz: 'Qancha yigʻish kerak' }),
        value: 400,
        min: 0,
        max: 1000,
        disabled: true,
      }),
    },
    {
      id: 'long-text',
      title: { ru: 'Длинный текст', uz: 'Uzun matn' },
      props: (translate) => ({
        label: translate({
          ru: 'Сколько ты хочешь накопить до конца учебного года',
          uz: 'Oʻquv yilining oxirigacha qancha mablagʻ yigʻmoqchisiz',
        }),
        value: 600_000_000,
        min: 100_000_000,
        max: 999_999_999,
      }),
    },
  ],
  props: {
    value: {
      type: 'number',
      required: true,
      meaning: { ru: 'Выбранное число', uz: 'Tanlangan son' },
    },
    label: {
      type: 'string',
      required: true,
      meaning: { ru: 'Что выбирают', uz: 'Nima tanlanadi' },
      control: { kind: 'text' },
    },
    min: {
      type: 'number',
      required: true,
      meaning: { ru: 'Наименьшее', uz: 'Eng kichigi' },
      control: { kind: 'number', min: 0, max: 100 },
    },
    max: {
      type: 'number',
      required: true,
      meaning: { ru: 'Наибольшее', uz: 'Eng kattasi' },
      control: { kind: 'number', min: 100, max: 10_000 },
    },
    step: {
      type: 'number',
      default: '1',
      meaning: { ru: 'Шаг, считая от наименьшего', uz: 'Eng kichigidan boshlab qadam' },
      control: { kind: 'number', min: 1, max: 500 },
    },
    ...fieldPropDocs,
  },
  keyboard: [
    { keys: '→ ↑', does: { ru: 'На шаг больше', uz: 'Bir qadam koʻproq' } },
    { keys: '← ↓', does: { ru: 'На шаг меньше', uz: 'Bir qadam kamroq' } },
    {
      keys: 'Page Up, Page Down',
      does: { ru: 'На большой шаг больше или меньше', uz: 'Katta qadam koʻproq yoki kamroq' },
    },
    {
      keys: 'Home, End',
      does: { ru: 'Наименьшее, наибольшее', uz: 'Eng kichigi, eng kattasi' },
    },
  ],
});
