import type { ReactNode } from 'react';

/** One column of a table. */
export interface Column<Row> {
  /** Unique within the table. */
  readonly key: string;
  readonly header: string;
  /** end: for numbers, in tabular digits. */
  readonly align?: 'start' | 'end';
  readonly cell: (row: Row) => ReactNode;
  /** Its header is a sort button. */
  readonly sortable?: boolean;
  /** The column is the row's header; by default the first column is. */
  readonly rowHeader?: boolean;
}

/** The column and direction that order the rows. */
export interface Sort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

/** The key of the row header's column. */
export const rowHeaderOf = <Row>(columns: readonly Column<Row>[]): string | undefined =>
  (columns.find(({ rowHeader }) => rowHeader) ?? columns[0])?.key;

/** Layout under 768 px: the table scrolls sideways, or each row becomes a card. */
export type TableLayout = 'scroll' | 'cards';
