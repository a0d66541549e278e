import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ProductKind, ProductOption } from '#src/domain/catalog/product.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import { coinsColumn, externalIdColumn, moment } from '../columns.ts';

export const DICTIONARIES = ['brands', 'categories', 'subCategories', 'productTypes'] as const;
export type Dictionary = (typeof DICTIONARIES)[number];

/** A name in one of the catalog's dictionaries (R7.35). */
export const catalogItem = pgTable(
  'catalog_item',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    dictionary: text('dictionary').$type<Dictionary>().notNull(),
    name: jsonb('name').$type<LocalText>().notNull(),
    parentId: integer('parent_id'),
  },
  (table) => [index('catalog_item_dictionary').on(table.dictionary, table.id)],
);

/** An item of the catalog. A removed one stays, for the orders of it and for `removedIds`. */
export const product = pgTable(
  'product',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    externalId: externalIdColumn(),
    kind: text('kind').$type<ProductKind>().notNull(),
    name: jsonb('name').$type<LocalText>().notNull(),
    model: text('model').notNull(),
    description: jsonb('description').$type<LocalText>().notNull(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => catalogItem.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => catalogItem.id),
    subCategoryId: integer('sub_category_id').references(() => catalogItem.id),
    typeId: integer('type_id')
      .notNull()
      .references(() => catalogItem.id),
    price: coinsColumn('price').notNull(),
    amount: jsonb('amount').$type<LocalText>().notNull(),
    /** Pieces left. */
    stock: integer('stock').notNull(),
    pictures: jsonb('pictures').$type<string[]>().notNull().default([]),
    relatedIds: jsonb('related_ids').$type<number[]>().notNull().default([]),
    /** The family, by the id of one of its variants; null for an item by itself. */
    variantOf: integer('variant_of'),
    options: jsonb('options').$type<readonly ProductOption[]>().notNull().default([]),
    /** Events: how many one person may have. */
    ticketLimit: integer('ticket_limit'),
    eventDate: moment('event_date'),
    eventPlace: jsonb('event_place').$type<LocalText>(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    removedAt: moment('removed_at'),
  },
  (table) => [
    check('product_stock', sql`${table.stock} >= 0`),
    check('product_price', sql`${table.price} >= 0`),
    index('product_price_id').on(table.price, table.id),
    index('product_updated').on(table.updatedAt),
  ],
);
