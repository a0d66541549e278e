import type { ComponentProps, Key } from 'react';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { SortStatus } from './SortStatus.tsx';
import { tableRoles } from './table-roles.ts';
import type { Column, Sort, TableLayout } from './table-types.ts';
import { TableFrame } from './TableFrame.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import styles from './Table.module.css';

export interface TableProps<Row> {
  /** The table's name. */
  caption: string;
  /** Hides the caption visually, when a heading already shows it. */
  hidesCaption?: boolean;
  /** Headers with the cells below them. */
  columns: readonly Column<Row>[];
  /** In the order of `sort`: the parent sorts them. */
  rows: readonly Row[];
  /** A row's React key. */
  rowKey: (row: Row) => Key;
  /** On phones: scrolled sideways, or one card for each row. */
  layout?: TableLayout;
  /** The column that orders the rows, and its direction. */
  sort?: Sort | undefined;
  /** A header was pressed; without it no column is sortable. */
  onSort?: (sort: Sort) => void;
  /** Rows are loading: an empty table shows placeholders; existing rows stay. */
  loading?: boolean;
  /** Number of placeholder rows. */
  skeletonRows?: number;
  /** Shown instead of the table while it has no rows. */
  empty?: ComponentProps<typeof EmptyState>;
}

/** Rows and columns with a caption, sortable headers, and a narrow form for phones. */
export function Table<Row>({
  caption,
  hidesCaption = false,
  columns,
  rows,
  rowKey,
  layout = 'scroll',
  sort,
  onSort,
  loading = false,
  skeletonRows = 3,
  empty,
}: TableProps<Row>) {
  const roles = tableRoles(layout);
  if (empty && rows.length === 0 && !loading) {
    return (
      <div className="surface">
        <EmptyState level={3} {...empty} />
      </div>
    );
  }
  return (
    <div className={styles.place}>
      <TableFrame {...{ caption, hidesCaption, layout, loading }}>
        <TableHead {...{ columns, layout, sort, onSort }} />
        {loading && rows.length === 0 ? (
          <TableSkeleton {...{ columns, layout }} count={skeletonRows} />
        ) : (
          <tbody {...roles.group}>
            {rows.map((row) => (
              <TableRow key={rowKey(row)} {...{ columns, layout, row }} />
            ))}
          </tbody>
        )}
      </TableFrame>
      {loading && <LoadingRegion>{null}</LoadingRegion>}
      <SortStatus columns={columns} sort={sort} />
    </div>
  );
}
