import { memo, useMemo, useRef, useState, useLayoutEffect, type RefObject } from 'react';
import { useSnapshot } from 'valtio';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import type { CatalogFamily } from '#src/domain/catalog/catalog-family.ts';
import { member } from '#src/state/member/member.ts';
import { ProductRow } from './ProductRow.tsx';
import { useGridPosition } from './use-grid-position.ts';
import styles from './ProductGrid.module.css';

const countTracks = (element: Element): number =>
  getComputedStyle(element).gridTemplateColumns.split(' ').length;

/** The number of columns that the style sheet gives a grid; updates with its width. */
function useColumns(grid: RefObject<HTMLElement | null>): number | null {
  const [columns, setColumns] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = () => setColumns(countTracks(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return columns;
}

/** No row is lower, in px. Without it the footer would be in the window until the rows are measured. */
const LOWEST_ROW = 190;
/** More are below every window. */
const FIRST_ROWS = 6;

interface ProductGridProps {
  found: readonly CatalogFamily[];
  /** Accessible name of the list. */
  label: string;
  /** Called before a product opens: typed values must not go into the address after that (R2.8). */
  onOpening: () => void;
}

/** The found products in as many columns as fit; only the rows near the window are rendered (R2.15). */
export const ProductGrid = memo(function ProductGrid({
  found,
  label,
  onOpening,
}: ProductGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const handle = useRef<WindowVirtualizerHandle>(null);
  const { info } = useSnapshot(member);
  const columns = useColumns(ruler);
  const [now] = useState(() => Date.now());
  const balance = info?.balance ?? null;
  const rowCount = columns === null ? 0 : Math.ceil(found.length / columns);
  const shape = `${rowCount} ${columns}`;
  const isDrawn = columns !== null;
  const cache = useGridPosition({ list, rows: handle, shape, isDrawn });
  const rows = useMemo(() => Array.from({ length: rowCount }, (_, row) => row), [rowCount]);

  return (
    <div
      ref={list}
      className={styles.list}
      style={{ minHeight: Math.min(rowCount, FIRST_ROWS) * LOWEST_ROW }}
      role="list"
      aria-label={label}
      onPointerDownCapture={onOpening}
      onClickCapture={onOpening}
    >
      <div ref={ruler} className={styles.ruler} aria-hidden="true" />
      {isDrawn && (
        <WindowVirtualizer ref={handle} data={rows} {...(cache && { cache })}>
          {(row) => (
            <ProductRow
              key={row}
              found={found}
              first={row * columns}
              columns={columns}
              balance={balance}
              now={now}
            />
          )}
        </WindowVirtualizer>
      )}
    </div>
  );
});
