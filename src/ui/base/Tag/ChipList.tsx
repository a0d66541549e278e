import { useEffect, useRef, type RefObject } from 'react';
import { Chip, type FilterChip, type RemovableChip } from './Chip.tsx';
import styles from './Chip.module.css';

export type ListedChip = { readonly id: string } & (RemovableChip | FilterChip);

interface ChipListProps {
  /** Accessible name of the list. */
  label: string;
  /** Each with an id that stays the same. */
  chips: readonly ListedChip[];
  /** Takes the focus when the last chip is removed. */
  fallback?: RefObject<HTMLElement | null>;
}

/** A row of chips. Removing a chip moves the focus to its neighbour. */
export function ChipList({ label, chips, fallback }: ChipListProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ readonly id: string; readonly index: number } | null>(null);

  useEffect(() => {
    const { current: removedChip } = removed;
    if (removedChip === null || chips.some(({ id }) => id === removedChip.id)) return;
    removed.current = null;
    // The person may have moved the focus during the removal.
    if (document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const neighbour = buttons[Math.min(removedChip.index, buttons.length - 1)];
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
    <ul ref={list} className={`wrapping-row ${styles.list}`} aria-label={label}>
      {chips.map((chip, index) => (
        <li key={chip.id}>
          <Chip {...propsOf(chip, index)} />
        </li>
      ))}
    </ul>
  );
}
