import type { ReactNode } from 'react';

/** One column of a table. */
export interface Column<Row> {
  /** Unique within the table. */
  readonly key: string;
  readonly header: string;
  /** end: for numbers, which then have figures of equal width. */
  readonly align?: 'start' | 'end';
  readonly cell: (row: Row) => ReactNode;
  /** Its header is a button that sorts. */
  readonly sortable?: boolean;
  /** It names the row; where no column says so, the first one does. */
  readonly rowHeader?: boolean;
}

/** By which column the rows are ordered. */
export interface Sort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

/** The key of the column that names the rows. */
export const rowHeaderOf = <Row>(columns: readonly Column<Row>[]): string | undefined =>
  (columns.find(({ rowHeader }) => rowHeader) ?? columns[0])?.key;

/** What becomes of it under 768 px: it scrolls aside, or each row is a card. */
export type TableLayout = 'scroll' | 'cards';
