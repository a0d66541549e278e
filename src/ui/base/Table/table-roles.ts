import type { TableLayout } from './table-types.ts';

const CARD_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

type TableRoles = { readonly [Part in keyof typeof CARD_ROLES]?: (typeof CARD_ROLES)[Part] };

const NATIVE_ROLES: TableRoles = {};

/** Explicit roles, because some browsers drop a table's semantics when CSS changes its layout. */
export const tableRoles = (layout: TableLayout): TableRoles =>
  layout === 'cards' ? CARD_ROLES : NATIVE_ROLES;
