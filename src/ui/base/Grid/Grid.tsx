import type { Key, ReactNode, Ref } from 'react';
import styles from './Grid.module.css';

export interface GridProps<Item> {
  items: readonly Item[];
  itemKey: (item: Item) => Key;
  /** How narrow an item may become; small ones stand in two columns on a phone. */
  itemSize?: 'small' | 'medium' | 'large';
  gap?: 'small' | 'medium' | 'large';
  /** What the list holds, where no heading before it says so. */
  label?: string | undefined;
  /** The list, whose children are the items: for ShowMore. */
  ref?: Ref<HTMLUListElement>;
  /** Draws one item. */
  children: (item: Item) => ReactNode;
}

/** A list of cards in as many columns as fit, at most as wide as the column of grids. */
export function Grid<Item>({
  items,
  itemKey,
  itemSize = 'small',
  gap = 'medium',
  label,
  ref,
  children,
}: GridProps<Item>) {
  return (
    <ul
      ref={ref}
      // Safari takes a list without markers for no list, unless it is told.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="list"
      className={styles.grid}
      data-item-size={itemSize}
      data-gap={gap}
      aria-label={label}
    >
      {items.map((item) => (
        <li key={itemKey(item)} className={styles.item}>
          {children(item)}
        </li>
      ))}
    </ul>
  );
}
