import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { EventType } from '#src/contract/events.ts';
import { moment } from '../columns.ts';

/** What has happened and other systems of the institution learn of (R11.5). Written in the transaction of the act. */
export const outgoingEvent = pgTable(
  'outgoing_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** The receivers recognise the event by it. */
    messageId: uuid('message_id').notNull().defaultRandom(),
    type: text('type').$type<EventType>().notNull(),
    /** What it is about: events of one entity are delivered in order. */
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    /** The member whom it concerns; the receivers get the reference. */
    memberId: integer('member_id').notNull(),
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
    at: moment('at').notNull().defaultNow(),
    /** Whether each receiver has its delivery. */
    isQueued: boolean('is_queued').notNull().default(false),
  },
  (table) => [
    index('outgoing_event_entity').on(table.entity, table.entityId, table.id),
    index('outgoing_event_unqueued')
      .on(table.id)
      .where(sql`not ${table.isQueued}`),
    index('outgoing_event_at').on(table.at),
  ],
);

/** The delivery of an event to a receiver of WEBHOOKS_FILE. */
export const eventDelivery = pgTable(
  'event_delivery',
  {
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => outgoingEvent.id, { onDelete: 'cascade' }),
    receiver: text('receiver').notNull(),
    /** Sendings that were begun. */
    attempts: integer('attempts').notNull().default(0),
    /** When it may be tried (again); null once it was delivered or given up: a dead letter. */
    dueAt: moment('due_at').defaultNow(),
    deliveredAt: moment('delivered_at'),
    /** Why the last sending failed: a status, or a word of the network. */
    problem: text('problem'),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.receiver] }),
    index('event_delivery_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index('event_delivery_dead')
      .on(table.receiver)
      .where(sql`${table.dueAt} is null and ${table.deliveredAt} is null`),
  ],
);
