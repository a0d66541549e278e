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

/** Some browsers forget what the parts of a table are once they are no longer laid out as one. */
export const rolesIn = (layout: TableLayout): TableRoles =>
  layout === 'cards' ? CARD_ROLES : NATIVE_ROLES;
