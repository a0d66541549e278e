import { useMemo } from 'react';
import { WindowVirtualizer } from 'virtua';
import type { Movement } from '#src/domain/movement.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { OperationRow } from '#src/ui/app/OperationRow/OperationRow.tsx';
import { listItems } from './list-items.ts';
import styles from './OperationList.module.css';
import { useListPlace } from './use-list-place.ts';

/** Height of most rows, in px: what is not yet measured counts as this. */
const ROW_HEIGHT = 64;

/** Operations by day without an end; only those near the window are in the page (R2.14). */
export function OperationList({ movements }: { movements: readonly Movement[] }) {
  const format = useFormat();
  const items = useMemo(() => listItems(movements), [movements]);
  const { ref, cache, onScroll } = useListPlace(items.length);
  return (
    <div className={styles.list}>
      <WindowVirtualizer
        ref={ref}
        {...(cache && { cache })}
        data={items}
        itemSize={ROW_HEIGHT}
        as="ul"
        item="li"
        onScroll={onScroll}
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
