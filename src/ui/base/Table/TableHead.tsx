import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { tableRoles } from './table-roles.ts';
import type { Column, Sort, TableLayout } from './table-types.ts';
import styles from './Table.module.css';

const MARKS = { ascending: 'arrow-up', descending: 'arrow-down' } as const;

/** A new column sorts ascending; the same column reverses. */
const sortAfter = (key: string, sort: Sort | undefined): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  layout: TableLayout;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

/** The column headers; sortable ones are buttons that show the direction. */
export function TableHead<Row>({ columns, layout, sort, onSort }: TableHeadProps<Row>) {
  const roles = tableRoles(layout);
  return (
    <thead {...roles.group}>
      <tr {...roles.row}>
        {columns.map(({ key, header, align = 'start', sortable = false }) => {
          const direction = sort?.key === key ? sort.direction : undefined;
          return (
            <th
              key={key}
              scope="col"
              className={`muted small ${styles.header}`}
              data-align={align}
              data-sortable={sortable || undefined}
              aria-sort={direction}
              {...roles.columnHeader}
            >
              {sortable ? (
                <button
                  type="button"
                  className={`touch-line ${styles.sort}`}
                  onClick={() => onSort?.(sortAfter(key, sort))}
                >
                  <span>{header}</span>
                  <Icon name={direction ? MARKS[direction] : 'arrow-up-down'} size={16} />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
