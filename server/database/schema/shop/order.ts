import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ProductKind } from '#src/domain/catalog/product.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import { coinsColumn, moment } from '../columns.ts';
import { card } from '../member/card.ts';
import { member } from '../member/member.ts';
import { place } from './place.ts';
import { product } from './product.ts';

/** An order with what the product was when it was bought (R3.4). */
export const orders = pgTable(
  'orders',
  {
    id: bigint('id', { mode: 'number' })
      .primaryKey()
      .generatedByDefaultAsIdentity({ startWith: 100_001 }),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    cardId: integer('card_id').references(() => card.id, { onDelete: 'set null' }),
    /** The X-Request-ID that made it (R7.31); null in seeded orders. */
    requestId: uuid('request_id'),
    status: text('status').notNull(),
    kind: text('kind').$type<ProductKind>().notNull(),
    comment: text('comment').notNull(),
    description: text('description').notNull(),
    date: moment('date').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Where the member fetches it; null while nobody has said, and for what is not fetched. */
    placeId: integer('place_id').references(() => place.id),
    prodId: integer('prod_id')
      .notNull()
      .references(() => product.id),
    productName: jsonb('product_name').$type<LocalText>().notNull(),
    productImage: text('product_image'),
    /** Coins charged. */
    price: coinsColumn('price').notNull(),
  },
  (table) => [
    index('orders_member').on(table.memberId, table.id.desc()),
    index('orders_member_product').on(table.memberId, table.prodId),
    uniqueIndex('orders_request').on(table.memberId, table.requestId),
  ],
);

/** The history of an order's statuses, oldest first by id. */
export const orderStatus = pgTable(
  'order_status',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text('status').notNull(),
    at: moment('at').notNull().defaultNow(),
    comment: text('comment'),
    /** The comment in both languages; null where a person wrote it. */
    localComment: jsonb('local_comment').$type<LocalText>(),
  },
  (table) => [index('order_status_order').on(table.orderId, table.id)],
);
