import { useState } from 'react';
import { useFormat } from '#src/i18n/use-format.ts';
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
  title: 'Slider',
  summary:
    'Одно число из промежутка, когда важнее прикинуть, чем попасть точно. Значение видно крупно и произносится словами.',
  keywords: 'слайдер, ползунок',
  component: SliderDemo,
  printed: (slider) => ({
    ...slider,
    unit: undefined,
    onChange: () => undefined,
    format: () => undefined,
  }),
  keyboard: {
    '→ ↑': 'На шаг больше',
    '← ↓': 'На шаг меньше',
    'Page Up, Page Down': 'На большой шаг больше или меньше',
    'Home, End': 'Наименьшее, наибольшее',
  },
})
  .example('coins', 'Сумма', (translate) => ({
    label: translate({ ru: 'Сколько накопить', uz: 'Qancha yigʻish kerak' }),
    value: 1200,
    min: 0,
    max: 5000,
    step: 100,
  }))
  .example('percent', 'Проценты и подсказка', (translate) => ({
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
  }))
  .example('error', 'С ошибкой', (translate) => ({
    label: translate({ ru: 'Перевести другу', uz: 'Doʻstga oʻtkazish' }),
    error: translate({
      ru: 'На балансе меньше. Выбери сумму до 800',
      uz: 'Balansda bundan kam. 800 gacha tanlang',
    }),
    value: 1500,
    min: 0,
    max: 2000,
    step: 50,
  }))
  .example('disabled', 'Недоступно', (translate) => ({
    label: translate({ ru: 'Сколько накопить', uz: 'Qancha yigʻish kerak' }),
    value: 400,
    min: 0,
    max: 1000,
    disabled: true,
  }))
  .example('long-text', 'Длинный текст', (translate) => ({
    label: translate({
      ru: 'Сколько ты хочешь накопить до конца учебного года',
      uz: 'Oʻquv yilining oxirigacha qancha mablagʻ yigʻmoqchisiz',
    }),
    value: 600_000_000,
    min: 100_000_000,
    max: 999_999_999,
  }));
