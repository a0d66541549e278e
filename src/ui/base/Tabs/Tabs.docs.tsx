import { useState } from 'react';
import type { Translate } from '#src/i18n/bilingual.ts';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Tabs, type Tab } from './Tabs.tsx';

interface DemoProps {
  label: string;
  tabs: readonly Tab<string>[];
  selected: string;
  onSelect?: (id: string) => void;
  children?: string;
}

/** Keeps the selected tab. */
function TabsDemo({ selected, children, ...tabs }: DemoProps) {
  const [current, setCurrent] = useState(selected);
  const shown = tabs.tabs.find(({ id }) => id === current);
  return (
    <Tabs {...tabs} selected={current} onSelect={setCurrent}>
      <p>{children ?? shown?.label}</p>
    </Tabs>
  );
}

const ordersTabs = (translate: Translate): readonly Tab<string>[] => [
  { id: 'products', label: translate({ ru: 'Товары', uz: 'Mahsulotlar' }) },
  { id: 'services', label: translate({ ru: 'Услуги', uz: 'Xizmatlar' }) },
];

export const docs = describeComponent<DemoProps>({
  title: 'Tabs',
  summary:
    'Несколько видов одного и того же на одном месте. Стрелки сразу выбирают, Tab ведёт к содержимому.',
  keywords: 'вкладки',
  component: TabsDemo,
  printed: ({ children, ...tabs }) => ({
    ...tabs,
    onSelect: () => undefined,
    children: children ?? <p>…</p>,
  }),
  keyboard: {
    '←, →': 'Выбирает соседнюю, по кругу',
    'Home, End': 'Выбирает первую или последнюю',
    Tab: 'С выбранной ведёт к содержимому',
  },
})
  .example('two', 'Две', (translate) => ({
    label: translate({ ru: 'Вид заказов', uz: 'Buyurtma turi' }),
    tabs: ordersTabs(translate),
    selected: 'products',
  }))
  .example('second-selected', 'Выбрана не первая', (translate) => ({
    label: translate({ ru: 'Вид заказов', uz: 'Buyurtma turi' }),
    tabs: ordersTabs(translate),
    selected: 'services',
  }))
  .example('many', 'Много', (translate) => ({
    label: translate({ ru: 'Период', uz: 'Davr' }),
    tabs: [
      { id: 'week', label: translate({ ru: 'Неделя', uz: 'Hafta' }) },
      { id: 'month', label: translate({ ru: 'Месяц', uz: 'Oy' }) },
      { id: 'quarter', label: translate({ ru: 'Квартал', uz: 'Chorak' }) },
      { id: 'year', label: translate({ ru: 'Год', uz: 'Yil' }) },
      { id: 'ever', label: translate({ ru: 'За всё время', uz: 'Butun davr' }) },
    ],
    selected: 'month',
  }))
  .note('Не помещаются — полоса листается, страница на месте.')
  .example('long-text', 'Длинный текст', (translate) => ({
    label: translate({ ru: 'Раздел', uz: 'Boʻlim' }),
    tabs: [
      {
        id: 'education',
        label: translate({
          ru: 'Оплата образовательных услуг',
          uz: 'Taʼlim xizmatlari uchun toʻlov',
        }),
      },
      {
        id: 'events',
        label: translate({ ru: 'События университета', uz: 'Universitet tadbirlari' }),
      },
    ],
    selected: 'education',
  }));
