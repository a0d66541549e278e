import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { rowHeaderOf, type Column, type TableLayout } from './table-types.ts';
import { TableRow } from './TableRow.tsx';
import styles from './Table.module.css';

interface TableSkeletonProps<Row> {
  columns: readonly Column<Row>[];
  layout: TableLayout;
  count: number;
}

const place = (width: string) => (
  <div className={styles.coming}>
    <Skeleton width={width} />
  </div>
);

/** Placeholder rows; silent, because the table announces the loading. */
export function TableSkeleton<Row>({ columns, layout, count }: TableSkeletonProps<Row>) {
  const title = rowHeaderOf(columns);
  const places = columns.map((column): Column<null> => ({
    ...column,
    cell: () => place(column.key === title ? '7rem' : '5rem'),
  }));
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <TableRow key={row} columns={places} layout={layout} row={null} />
      ))}
    </tbody>
  );
}
