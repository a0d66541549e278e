import { useMemo, useRef } from 'react';
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua';
import type { Movement } from '#src/domain/movement.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { leftLists } from '#src/state/left-lists.ts';
import { useLeftList, useListPlace } from '#src/state/use-list-place.ts';
import { OperationRow } from '#src/ui/app/OperationRow/OperationRow.tsx';
import { listItems } from './list-items.ts';
import styles from './OperationList.module.css';

/** Height of most rows, in px: what is not yet measured counts as this. */
const ROW_HEIGHT = 64;

interface LeftOperations {
  /** The measured heights, good for as many items as there were. */
  readonly heights: CacheSnapshot | null;
  readonly count: number;
}

/** Few: the heights of 100,000 rows are as many numbers. */
const lists = leftLists<LeftOperations>(10);

/** Operations by day without an end; only those near the window are in the page (R2.14). */
export function OperationList({ movements }: { movements: readonly Movement[] }) {
  const format = useFormat();
  const items = useMemo(() => listItems(movements), [movements]);
  const list = useRef<WindowVirtualizerHandle>(null);
  const left = useLeftList(lists);
  useListPlace(lists, true, () => ({
    heights: list.current?.cache ?? null,
    count: items.length,
  }));
  const cache = left?.count === items.length ? left.heights : null;
  return (
    <div className={styles.list}>
      <WindowVirtualizer
        ref={list}
        {...(cache && { cache })}
        data={items}
        itemSize={ROW_HEIGHT}
        as="ul"
        item="li"
      >
        {(item) =>
          'day' in item ? (
            <h3 key={`day ${item.day}`} className={styles.day}>
              {format.relativeDay(item.day)}
            </h3>
          ) : (
            <OperationRow
              key={item.id}
              kind={item.kind}
              amount={item.amount}
              comment={item.comment}
              time={item.time}
            />
          )
        }
      </WindowVirtualizer>
    </div>
  );
}
