import { and, asc, eq, gte, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Db } from '#server/database/db.ts';
import { containsFolded } from '#server/database/folded-text.ts';
import { readPage } from '#server/database/page.ts';
import { catalogItem, product, type Dictionary } from '#server/database/schema/shop/product.ts';
import type { productsQuery } from '#src/contract/shop/products.ts';
import type { Product } from '#src/domain/catalog/product.ts';
import { ordering, readCursor, writeCursor } from './page-cursor.ts';

export type ProductsQuery = InferOutput<typeof productsQuery>;

/**
 * How far before `updatedSince` changes are repeated, in ms: a change has the time at which its
 * transaction began and is visible after its end.
 */
const REFRESH_OVERLAP_MS = 10_000;

/** A page of the catalog by the filters of R7.35. */
export async function listProducts(db: Db, query: ProductsQuery) {
  const { sort, cursor, limit, updatedSince } = query;
  const since = updatedSince && new Date(Date.parse(updatedSince) - REFRESH_OVERLAP_MS);
  const matches = and(filters(query), since ? gte(product.updatedAt, since) : undefined);
  const statement = db
    .select()
    .from(product)
    .where(and(matches, isNull(product.removedAt), cursor ? readCursor(cursor, sort) : undefined))
    .orderBy(...ordering(sort));
  const { page, nextCursor } = await readPage(statement, limit, (row) => writeCursor(row, sort));
  return {
    products: page.map(toProduct),
    nextCursor,
    total: await db.$count(product, and(matches, isNull(product.removedAt))),
    removedIds: since ? await removedSince(db, since) : [],
  };
}

/** One product, also a removed one, because orders link to it. */
export async function readProduct(db: Db, id: number): Promise<Product | undefined> {
  const [row] = await db.select().from(product).where(eq(product.id, id));
  return row && toProduct(row);
}

export const listCatalogItems = (db: Db, dictionary: Dictionary) =>
  db
    .select({ id: catalogItem.id, name: catalogItem.name, parentId: catalogItem.parentId })
    .from(catalogItem)
    .where(eq(catalogItem.dictionary, dictionary))
    .orderBy(asc(catalogItem.id));

/**
 * Another text after every committed change of the catalog: PostgreSQL keeps in each row which transaction
 * wrote it.
 */
export async function readCatalogVersion(db: Db): Promise<string> {
  const items = sql`(select string_agg(xmin::text, ',' order by id) from ${catalogItem})`;
  const products = sql`string_agg(${product}.xmin::text, ',' order by ${product.id})`;
  const [row] = await db
    .select({ version: sql<string>`md5(concat(${products}, '/', ${items}))` })
    .from(product);
  return row?.version ?? '';
}

export function filters(query: ProductsQuery): SQL | undefined {
  const { kind, brand, category, subCategory, type, maxPrice, q } = query;
  return and(
    kind === undefined ? undefined : eq(product.kind, kind),
    brand === undefined ? undefined : eq(product.brandId, brand),
    category === undefined ? undefined : eq(product.categoryId, category),
    subCategory === undefined ? undefined : eq(product.subCategoryId, subCategory),
    type === undefined ? undefined : eq(product.typeId, type),
    maxPrice === undefined ? undefined : lte(product.price, maxPrice),
    q === undefined ? undefined : nameContains(q),
  );
}

const nameContains = (text: string): SQL | undefined =>
  or(
    containsFolded(sql`${product.name}->>'ru'`, text),
    containsFolded(sql`${product.name}->>'uz'`, text),
    containsFolded(sql`${product.model}`, text),
  );

async function removedSince(db: Db, since: Date): Promise<number[]> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(isNotNull(product.removedAt), gte(product.removedAt, since)));
  return rows.map((row) => row.id);
}

export function toProduct(row: typeof product.$inferSelect): Product {
  const { eventDate, eventPlace, removedAt, updatedAt, ...fields } = row;
  return {
    ...fields,
    // A removed product is shown to those who ordered it and cannot be bought again.
    stock: removedAt ? 0 : fields.stock,
    event: eventDate && eventPlace ? { date: eventDate.toISOString(), place: eventPlace } : null,
    updatedAt: updatedAt.toISOString(),
  };
}
