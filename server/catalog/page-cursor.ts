import { asc, desc, gt, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { product } from '#server/database/schema/shop/product.ts';
import { invalid } from '#server/http/errors/refused-error.ts';

type Sort = 'price' | '-price' | undefined;

/** The end of a page: the last id, with its price before it when the list is sorted by price. */
const CURSOR = /^(?:(\d{1,15})\.)?(\d{1,9})$/;

export const writeCursor = (last: { id: number; price: number }, sort: Sort): string =>
  sort === undefined ? `${last.id}` : `${last.price}.${last.id}`;

interface SortColumns {
  readonly id: SQLWrapper;
  readonly price: SQLWrapper;
}

/** The condition for rows after the cursor; throws a 400 for a cursor of another sort order. */
export function readCursor(cursor: string, sort: Sort, columns: SortColumns = product): SQL {
  const [, price, id] = CURSOR.exec(cursor) ?? [];
  if (id === undefined || (price === undefined) !== (sort === undefined)) throw invalid('cursor');
  if (sort === undefined) return gt(columns.id, Number(id));
  const after = sql.raw(sort === 'price' ? '>' : '<');
  return sql`(${columns.price}, ${columns.id}) ${after} (${Number(price)}, ${Number(id)})`;
}

/** The order of a list, in which the id decides between equal prices. */
export function ordering(sort: Sort, { id, price }: SortColumns = product): SQL[] {
  if (sort === undefined) return [asc(id)];
  const direction = sort === 'price' ? asc : desc;
  return [direction(price), direction(id)];
}
