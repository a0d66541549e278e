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
  summary: { ru: 'Снимается нажатием', uz: 'Bosilsa olib tashlanadi' },
  component: Chip,
  examples: [
    {
      id: 'removable-chip',
      title: { ru: 'Выбранное, которое можно убрать', uz: 'Olib tashlasa boʻladigan tanlov' },
      props: (translate) => ({
        label: translate({ ru: 'До 500', uz: '500 gacha' }),
        onRemove: () => undefined,
      }),
    },
  ],
  props: {
    onRemove: {
      type: '() => void',
      meaning: { ru: 'Фишку убирают', uz: 'Chip olib tashlanadi' },
    },
  },
});

const filter = describeComponent<FilterDemoProps>({
  id: 'filter',
  title: 'Chip',
  summary: { ru: 'Включается нажатием', uz: 'Bosilsa yoqiladi' },
  component: FilterDemo,
  printed: (chip) => ({ ...chip, onToggle: () => undefined }),
  examples: [
    {
      id: 'filter-chip',
      title: { ru: 'Фильтр с числом', uz: 'Sonli filtr' },
      props: (translate) => ({
        label: translate({ ru: 'Одежда', uz: 'Kiyim' }),
        icon: 'tag',
        count: 1_240,
      }),
    },
    {
      id: 'filter-selected',
      title: { ru: 'Фильтр включён', uz: 'Filtr yoqilgan' },
      note: { ru: 'Галочка, а не только цвет.', uz: 'Faqat rang emas, belgi ham bor.' },
      props: (translate) => ({
        label: translate({ ru: 'Техника', uz: 'Texnika' }),
        count: 8,
        selected: true,
      }),
    },
    {
      id: 'filter-disabled',
      title: { ru: 'Фильтр без находок', uz: 'Hech narsa topilmaydigan filtr' },
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
      meaning: { ru: 'Слово на фишке', uz: 'Chipdagi soʻz' },
    },
    selected: { type: 'boolean', meaning: { ru: 'Фильтр включён', uz: 'Filtr yoqilgan' } },
    count: { type: 'number', meaning: { ru: 'Сколько находит фильтр', uz: 'Filtr nechta topadi' } },
  },
  keyboard: [
    {
      keys: 'Enter, Space',
      does: {
        ru: 'Убирает фишку или переключает фильтр; после удаления фокус на соседней',
        uz: 'Chipni olib tashlaydi yoki filtrni almashtiradi; keyin fokus qoʻshnisida',
      },
    },
  ],
});

const list = describeComponent<ListDemoProps>({
  id: 'list',
  title: 'ChipList',
  summary: { ru: 'Ряд фишек', uz: 'Chiplar qatori' },
  component: ListDemo,
  printed: ({ label, chips }) => ({
    label,
    chips: chips.map((chip) => ({ id: chip, label: chip, onRemove: () => undefined })),
  }),
  examples: [
    {
      id: 'chip-list',
      title: { ru: 'Ряд фишек', uz: 'Chiplar qatori' },
      note: {
        ru: 'Переносится на новую строку; длинное имя тоже.',
        uz: 'Yangi qatorga oʻtadi; uzun nom ham.',
      },
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
    chips: { type: 'readonly ListedChip[]', meaning: { ru: 'Фишки с id', uz: 'id bilan chiplar' } },
  },
});

const badge = describeComponent<{ count: number }>({
  id: 'badge',
  title: 'Badge',
  summary: { ru: 'Число на значке', uz: 'Belgidagi son' },
  component: Badge,
  examples: [
    {
      id: 'badge',
      title: { ru: 'Число', uz: 'Son' },
      note: { ru: 'Смысл говорит текст рядом.', uz: 'Maʼnosini yonidagi matn aytadi.' },
      props: () => ({ count: 7 }),
    },
    {
      id: 'badge-many',
      title: { ru: 'Больше 99', uz: '99 dan koʻp' },
      props: () => ({ count: 120 }),
    },
  ],
  props: { count: { type: 'number', meaning: { ru: 'Сколько', uz: 'Qancha' } } },
});

/** Components that the page of Tag also shows. */
export const related = [badge, removable, filter, list] as const;
