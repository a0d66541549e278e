import type { ComponentProps, Key } from 'react';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import styles from './Table.module.css';
import { SortStatus } from './SortStatus.tsx';
import { TableFrame } from './TableFrame.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { rolesIn } from './table-roles.ts';
import type { Column, Sort, TableLayout } from './table-types.ts';
import { TableSkeleton } from './TableSkeleton.tsx';

export interface TableProps<Row> {
  /** Names the table. */
  caption: string;
  /** The caption is read out and not seen: where a heading says it already. */
  hidesCaption?: boolean;
  columns: readonly Column<Row>[];
  /** In the order of `sort`: whoever holds the rows sorts them. */
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  layout?: TableLayout;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  /** Rows are on their way: without any, places of their shape are shown; those that are there stay. */
  loading?: boolean;
  /** How many rows to keep a place for. */
  skeletonRows?: number;
  /** What stands in the place of the table while it has no rows; where rows always are, leave it out. */
  empty?: ComponentProps<typeof EmptyState>;
}

/** Rows and columns with a caption, headers that may sort, and a narrow form for phones. */
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
  const roles = rolesIn(layout);
  if (empty && rows.length === 0 && !loading) {
    return (
      <div className={styles.empty}>
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
