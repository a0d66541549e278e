import { useState } from 'react';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { Badge } from './Badge.tsx';
import { Chip, type FilterChip, type RemovableChip } from './Chip.tsx';
import { ChipList } from './ChipList.tsx';

type FilterDemoProps = Omit<FilterChip, 'onToggle' | 'selected'> & { selected?: boolean };

/** A filter chip with working state. */
function FilterDemo({ selected = false, ...chip }: FilterDemoProps) {
  const [isOn, setOn] = useState(selected);
  return <Chip {...chip} selected={isOn} onToggle={() => setOn(!isOn)} />;
}

interface ListDemoProps {
  label: string;
  chips: readonly string[];
}

/** Chips that can be removed. */
function ListDemo({ label, chips }: ListDemoProps) {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const left = chips.filter((chip) => !removed.includes(chip));
  return (
    <ChipList
      label={label}
      chips={left.map((chip) => ({
        id: chip,
        label: chip,
        onRemove: () => setRemoved([...removed, chip]),
      }))}
    />
  );
}

const removable = describeComponent<RemovableChip>({
  id: 'removable',
  title: 'Chip',
  summary: 'Снимается нажатием',
  component: Chip,
  examples: [
    {
      id: 'removable-chip',
      title: 'Выбранное, которое можно убрать',
      props: (translate) => ({
        label: translate({ ru: 'До 500', uz: '500 gacha' }),
        onRemove: () => undefined,
      }),
    },
  ],
  props: {
    onRemove: {
      type: '() => void',
      meaning: 'Фишку убирают',
    },
  },
});

const filter = describeComponent<FilterDemoProps>({
  id: 'filter',
  title: 'Chip',
  summary: 'Включается нажатием',
  component: FilterDemo,
  printed: (chip) => ({ ...chip, onToggle: () => undefined }),
  examples: [
    {
      id: 'filter-chip',
      title: 'Фильтр с числом',
      props: (translate) => ({
        label: translate({ ru: 'Одежда', uz: 'Kiyim' }),
        icon: 'tag',
        count: 1_240,
      }),
    },
    {
      id: 'filter-selected',
      title: 'Фильтр включён',
      note: 'Галочка, а не только цвет.',
      props: (translate) => ({
        label: translate({ ru: 'Техника', uz: 'Texnika' }),
        count: 8,
        selected: true,
      }),
    },
    {
      id: 'filter-disabled',
      title: 'Фильтр без находок',
      props: (translate) => ({
        label: translate({ ru: 'Книги', uz: 'Kitoblar' }),
        count: 0,
        disabled: true,
      }),
    },
  ],
  props: {
    label: {
      type: 'string',
      required: true,
      meaning: 'Слово на фишке',
    },
    selected: { type: 'boolean', meaning: 'Фильтр включён' },
    count: { type: 'number', meaning: 'Сколько находит фильтр' },
  },
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'Убирает фишку или переключает фильтр; после удаления фокус на соседней',
    },
  ],
});

const list = describeComponent<ListDemoProps>({
  id: 'list',
  title: 'ChipList',
  summary: 'Ряд фишек',
  component: ListDemo,
  printed: ({ label, chips }) => ({
    label,
    chips: chips.map((chip) => ({ id: chip, label: chip, onRemove: () => undefined })),
  }),
  examples: [
    {
      id: 'chip-list',
      title: 'Ряд фишек',
      note: 'Переносится на новую строку; длинное имя тоже.',
      props: (translate) => ({
        label: translate({ ru: 'Выбранные фильтры', uz: 'Tanlangan filtrlar' }),
        chips: [
          translate({ ru: 'Одежда', uz: 'Kiyim' }),
          translate({ ru: 'В наличии', uz: 'Mavjud' }),
          translate({
            ru: 'Высококачественные термоизоляционные кружки с логотипом',
            uz: 'Logotipli yuqori sifatli issiqlik saqlovchi krujkalar',
          }),
          translate({ ru: 'До 500', uz: '500 gacha' }),
        ],
      }),
    },
  ],
  props: {
    chips: { type: 'readonly ListedChip[]', meaning: 'Фишки с id' },
  },
});

const badge = describeComponent<{ count: number }>({
  id: 'badge',
  title: 'Badge',
  summary: 'Число на значке',
  component: Badge,
  examples: [
    {
      id: 'badge',
      title: 'Число',
      note: 'Смысл говорит текст рядом.',
      props: () => ({ count: 7 }),
    },
    {
      id: 'badge-many',
      title: 'Больше 99',
      props: () => ({ count: 120 }),
    },
  ],
  props: { count: { type: 'number', meaning: 'Сколько' } },
});

/** Components that the page of Tag also shows. */
export const related = [badge, removable, filter, list] as const;
