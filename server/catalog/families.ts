import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { readPage } from '#server/database/page.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { invalid } from '#server/http/errors/refused-error.ts';
import { familyId, familyName } from '#src/domain/catalog/product-family.ts';
import { ordering, readCursor, writeCursor } from './page-cursor.ts';
import { filters, toProduct, type ProductsQuery } from './products.ts';

const FAMILY = sql<number>`coalesce(${product.variantOf}, ${product.id})`;

/** A page of the catalog with one entry for each family that has a matching variant (R7.35). */
export async function listFamilies(db: Db, query: ProductsQuery) {
  const { sort, cursor, limit } = query;
  if (query.updatedSince !== undefined) throw invalid('updatedSince');
  const family = groupByFamily(db, query);
  const columns = { id: family.id, price: family.lowestPrice };
  const statement = db
    .select()
    .from(family)
    .where(cursor ? readCursor(cursor, sort, columns) : undefined)
    .orderBy(...ordering(sort, columns));
  const { page, nextCursor } = await readPage(statement, limit, ({ id, lowestPrice }) =>
    writeCursor({ id, price: lowestPrice }, sort),
  );
  const shown = await readShown(db, page);
  const nameOf = await readNames(db, page);
  return {
    products: page.flatMap(({ firstId, ...numbers }) =>
      (shown.get(firstId) ?? []).map((row) => ({
        ...toProduct(row),
        family: { ...numbers, name: nameOf(numbers.id) ?? row.name },
      })),
    ),
    nextCursor,
    total: await db.$count(family),
    removedIds: [],
  };
}

const groupByFamily = (db: Db, query: ProductsQuery) =>
  db
    .select({
      id: FAMILY.as('family_id'),
      firstId: sql<number>`min(${product.id})`.as('first_id'),
      lowestPrice: sql<number>`min(${product.price})`.mapWith(Number).as('lowest_price'),
      highestPrice: sql<number>`max(${product.price})`.mapWith(Number).as('highest_price'),
      variants: sql<number>`count(*)`.mapWith(Number).as('variants'),
    })
    .from(product)
    .where(and(filters(query), isNull(product.removedAt)))
    .groupBy(FAMILY)
    .as('family');

async function readShown(db: Db, page: readonly { readonly firstId: number }[]) {
  const ids = page.map(({ firstId }) => firstId);
  const rows = await db.select().from(product).where(inArray(product.id, ids));
  return Map.groupBy(rows, ({ id }) => id);
}

/** Names by family: of all its variants, also of those that do not match. */
async function readNames(db: Db, page: readonly { readonly id: number }[]) {
  const families = page.map(({ id }) => id);
  const rows = await db
    .select({
      id: product.id,
      variantOf: product.variantOf,
      name: product.name,
      options: product.options,
    })
    .from(product)
    .where(and(inArray(FAMILY, families), isNull(product.removedAt)))
    .orderBy(asc(product.id));
  const variants = Map.groupBy(rows, familyId);
  return (id: number) => {
    const ofFamily = variants.get(id);
    return ofFamily && familyName(ofFamily);
  };
}
