import type { Key, ReactNode, Ref } from 'react';
import styles from './Grid.module.css';

export interface GridProps<Item> {
  /** What the list shows. */
  items: readonly Item[];
  /** An item's React key. */
  itemKey: (item: Item) => Key;
  /** Smallest width of an item; small items form two columns on a phone. */
  itemSize?: 'small' | 'medium' | 'large';
  /** Distance between the cards. */
  gap?: 'small' | 'medium' | 'large';
  /** Accessible name, needed when no heading precedes the list. */
  label?: string | undefined;
  /** The list element, whose children are the items; ShowMore needs it. */
  ref?: Ref<HTMLUListElement>;
  /** Renders one item. */
  children: (item: Item) => ReactNode;
}

/** A list of cards in as many columns as fit the width of grids. */
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
      // Safari removes the list role from a list without markers.
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
