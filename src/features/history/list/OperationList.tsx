import { useMemo, useRef } from 'react';
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua';
import { useOrderNames } from '#src/data/db/use-order-names.ts';
import type { OperationSummary } from '#src/domain/operations/operation-summary.ts';
import { inLanguage } from '#src/domain/text/text.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { createListMemory } from '#src/ui/app/ListPosition/list-memory.ts';
import { useRememberedList, useListPosition } from '#src/ui/app/ListPosition/use-list-position.ts';
import { OperationRow } from '#src/ui/app/OperationRow/OperationRow.tsx';
import { listItems } from './list-items.ts';
import { useWantedOperation, WANTED_ID } from './use-wanted-operation.ts';
import styles from './OperationList.module.css';

/** Height of most rows in CSS pixels: the estimate for rows that are not measured yet. */
const ROW_HEIGHT = 64;

interface RememberedOperations {
  /** The measured heights; valid for the same number of items. */
  readonly heights: CacheSnapshot | null;
  readonly count: number;
}

/** Few: the heights of 100,000 rows are as many numbers. */
const lists = createListMemory<RememberedOperations>(10);

/** Operations by day; only those near the window are rendered (R2.14). */
export function OperationList({ operations }: { operations: readonly OperationSummary[] }) {
  const format = useFormat();
  const names = useOrderNames();
  const items = useMemo(() => listItems(operations), [operations]);
  const list = useRef<WindowVirtualizerHandle>(null);
  const left = useRememberedList(lists);
  useListPosition(lists, true, () => ({
    heights: list.current?.cache ?? null,
    count: items.length,
  }));
  const cache = left?.count === items.length ? left.heights : null;
  const wanted = useWantedOperation(list, items, left !== undefined);
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
            <h3 key={`day ${item.day}`} className={`as-label muted small ${styles.day}`}>
              {format.relativeDay(item.day)}
            </h3>
          ) : (
            <div
              key={item.id}
              {...(item.id === wanted && {
                id: WANTED_ID,
                className: styles.wanted,
                tabIndex: -1,
              })}
            >
              <OperationRow
                kind={item.kind}
                amount={item.amount}
                comment={inLanguage(item.comment, format.language)}
                ordered={names.get(item.orderId)?.[format.language]}
                orderId={item.orderId}
                time={item.time}
              />
            </div>
          )
        }
      </WindowVirtualizer>
    </div>
  );
}
