import { gt, sql, type SQL } from 'drizzle-orm';
import { invalid } from '#server/http/errors/service-error.ts';
import { product } from '#server/database/schema/product.ts';

type Sort = 'price' | '-price' | undefined;

/** The end of a page: the last id, with its price before it when the list is sorted by price. */
const CURSOR = /^(?:(\d{1,15})\.)?(\d{1,9})$/;

/** The cursor of the page after a product. */
export const writeCursor = (last: { id: number; price: number }, sort: Sort): string =>
  sort === undefined ? `${last.id}` : `${last.price}.${last.id}`;

/** The condition for rows after the cursor; throws a 400 for a cursor of another sort order. */
export function readCursor(cursor: string, sort: Sort): SQL {
  const [, price, id] = CURSOR.exec(cursor) ?? [];
  if (id === undefined || (price === undefined) !== (sort === undefined)) throw invalid('cursor');
  if (sort === undefined) return gt(product.id, Number(id));
  const after = sql.raw(sort === 'price' ? '>' : '<');
  return sql`(${product.price}, ${product.id}) ${after} (${Number(price)}, ${Number(id)})`;
}
