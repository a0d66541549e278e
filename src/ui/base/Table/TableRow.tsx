import { tableRoles } from './table-roles.ts';
import { rowHeaderOf, type Column, type TableLayout } from './table-types.ts';
import styles from './Table.module.css';

interface TableRowProps<Row> {
  columns: readonly Column<Row>[];
  layout: TableLayout;
  row: Row;
}

/** One row; as a card it shows each column's header beside the value. */
export function TableRow<Row>({ columns, layout, row }: TableRowProps<Row>) {
  const roles = tableRoles(layout);
  const title = rowHeaderOf(columns);
  return (
    <tr className={styles.row} {...roles.row}>
      {columns.map(({ key, header, align = 'start', cell }) =>
        key === title ? (
          <th key={key} scope="row" className={styles.name} data-align={align} {...roles.rowHeader}>
            {cell(row)}
          </th>
        ) : (
          <td key={key} className={styles.cell} data-align={align} {...roles.cell}>
            {layout === 'cards' && (
              <span className={styles.label} aria-hidden="true">
                {header}
              </span>
            )}
            <div className={styles.value}>{cell(row)}</div>
          </td>
        ),
      )}
    </tr>
  );
}
