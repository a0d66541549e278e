import { useState } from 'react';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Chip, type ChipProps } from './Chip.tsx';

const nothing = (): void => undefined;

/** Switches a filter. */
function ChipDemo(chip: ChipProps) {
  const [isOn, setOn] = useState('selected' in chip && chip.selected);
  if ('onRemove' in chip) return <Chip {...chip} />;
  return <Chip {...chip} selected={isOn} onToggle={() => setOn(!isOn)} />;
}

export const docs = describeComponent<ChipProps>({
  title: 'Chip',
  summary: 'Метка, которую нажимают: фильтр включается и выключается, выбранное убирается.',
  keywords: 'фишка, фильтр, теги',
  component: ChipDemo,
  keyboard: { 'Enter, Space': 'Убирает фишку или переключает фильтр' },
})
  .example('filter-chip', 'Фильтр с числом', (translate) => ({
    label: translate({ ru: 'Одежда', uz: 'Kiyim' }),
    icon: 'tag',
    count: 1_240,
    selected: false,
    onToggle: nothing,
  }))
  .example('filter-selected', 'Фильтр включён', (translate) => ({
    label: translate({ ru: 'Техника', uz: 'Texnika' }),
    count: 8,
    selected: true,
    onToggle: nothing,
  }))
  .note('Галочка, а не только цвет.')
  .example('filter-disabled', 'Фильтр без находок', (translate) => ({
    label: translate({ ru: 'Книги', uz: 'Kitoblar' }),
    count: 0,
    disabled: true,
    selected: false,
    onToggle: nothing,
  }))
  .example('removable-chip', 'Выбранное, которое можно убрать', (translate) => ({
    label: translate({ ru: 'До 500', uz: '500 gacha' }),
    onRemove: nothing,
  }));
