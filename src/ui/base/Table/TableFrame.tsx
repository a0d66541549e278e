import { useId, useRef } from 'react';
import type { Elements } from '#src/ui/base/elements.ts';
import { tableRoles } from './table-roles.ts';
import type { TableLayout } from './table-types.ts';
import { useOverflow } from './use-overflow.ts';
import hidden from '#src/ui/base/VisuallyHidden/VisuallyHidden.module.css';
import styles from './Table.module.css';
import edge from './TableEdge.module.css';

interface TableFrameProps {
  caption: string;
  hidesCaption: boolean;
  layout: TableLayout;
  loading: boolean;
  children: Elements;
}

/** The table element; a wide one scrolls in a named region that the keyboard reaches. */
export function TableFrame({ caption, hidesCaption, layout, loading, children }: TableFrameProps) {
  const captionId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const overflow = useOverflow(frame);
  return (
    <div className={edge.edge} data-overflow={overflow}>
      <div
        ref={frame}
        className={`surface ${styles.frame}`}
        data-layout={layout}
        {...(overflow !== 'none' && { role: 'group', tabIndex: 0, 'aria-labelledby': captionId })}
      >
        <table
          className={styles.table}
          aria-labelledby={captionId}
          aria-busy={loading || undefined}
          {...tableRoles(layout).table}
        >
          <caption className={hidesCaption ? hidden.hidden : styles.caption}>
            <span id={captionId} className={styles.captionText}>
              {caption}
            </span>
          </caption>
          {children}
        </table>
      </div>
    </div>
  );
}
