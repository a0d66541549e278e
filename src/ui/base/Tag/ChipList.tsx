import { useEffect, useRef, type RefObject } from 'react';
import { Chip, type FilterChip, type RemovableChip } from './Chip.tsx';
import styles from './Chip.module.css';

export type ListedChip = { readonly id: string } & (RemovableChip | FilterChip);

interface ChipListProps {
  /** What the chips are together. */
  label: string;
  chips: readonly ListedChip[];
  /** Takes the focus when the last chip has been removed. */
  fallback?: RefObject<HTMLElement | null>;
}

/** Chips beside each other. A chip that is removed hands the focus on to its neighbour. */
export function ChipList({ label, chips, fallback }: ChipListProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ readonly id: string; readonly index: number } | null>(null);

  useEffect(() => {
    const { current: gone } = removed;
    if (gone === null || chips.some(({ id }) => id === gone.id)) return;
    removed.current = null;
    // The person may have gone elsewhere while the removal was under way.
    if (document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const neighbour = buttons[Math.min(gone.index, buttons.length - 1)];
    (neighbour ?? fallback?.current)?.focus();
  }, [chips, fallback]);

  const propsOf = ({ id, ...chip }: ListedChip, index: number) => {
    if (!('onRemove' in chip)) return chip;
    const onRemove = () => {
      removed.current = { id, index };
      chip.onRemove();
    };
    return { ...chip, onRemove };
  };

  if (chips.length === 0) return null;
  return (
    <ul ref={list} className={styles.list} aria-label={label}>
      {chips.map((chip, index) => (
        <li key={chip.id}>
          <Chip {...propsOf(chip, index)} />
        </li>
      ))}
    </ul>
  );
}
