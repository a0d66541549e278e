import { useState, type ComponentProps } from 'react';
import { describeComponent } from '#src/ui/docs/component-docs.tsx';
import { ChipList } from './ChipList.tsx';

type ChipListProps = ComponentProps<typeof ChipList>;

/** Removes the chips that are pressed. */
function ChipListDemo({ chips, ...list }: ChipListProps) {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const left = chips.filter(({ id }) => !removed.includes(id));
  return (
    <ChipList
      {...list}
      chips={left.map((chip) => ({ ...chip, onRemove: () => setRemoved([...removed, chip.id]) }))}
    />
  );
}

export const docs = describeComponent<ChipListProps>({
  title: 'ChipList',
  summary: 'Ряд фишек. Когда одну убирают, фокус переходит на соседнюю.',
  keywords: 'фишки, фильтры',
  component: ChipListDemo,
  keyboard: { 'Enter, Space': 'Убирает фишку; после удаления фокус на соседней' },
})
  .example('chip-list', 'Ряд фишек', (translate) => ({
    label: translate({ ru: 'Выбранные фильтры', uz: 'Tanlangan filtrlar' }),
    chips: [
      translate({ ru: 'Одежда', uz: 'Kiyim' }),
      translate({ ru: 'В наличии', uz: 'Mavjud' }),
      translate({
        ru: 'Высококачественные термоизоляционные кружки с логотипом',
        uz: 'Logotipli yuqori sifatli issiqlik saqlovchi krujkalar',
      }),
      translate({ ru: 'До 500', uz: '500 gacha' }),
    ].map((label) => ({ id: label, label, onRemove: () => undefined })),
  }))
  .note('Переносится на новую строку; длинное имя тоже.');
