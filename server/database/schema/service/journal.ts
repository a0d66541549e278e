import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Act } from '#src/domain/acts.ts';
import { moment } from '../columns.ts';

/**
 * Who did what to the programme (R11.3), refused acts included. Append-only: a trigger refuses UPDATE, DELETE and
 * TRUNCATE. A row outlives what it is about, so it references no other table.
 */
export const journal = pgTable(
  'journal',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    /** The token's subject, its e-mail in lower case, and its name. */
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** The roles that allowed the act; all of the token's where none did. */
    roles: jsonb('roles').$type<readonly string[]>().notNull(),
    act: text('act').$type<Act>().notNull(),
    /** What the act is about, such as `order` and its id; a member by the reference. */
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    /** The member whom it concerns. */
    memberId: integer('member_id'),
    /** The entity before and after; null of a refused act and of a view. */
    before: jsonb('before').$type<EntityState>(),
    after: jsonb('after').$type<EntityState>(),
    /** The errorCode of a refused act. */
    refusal: text('refusal'),
    requestId: uuid('request_id'),
    /** Of what is written once however often it happens: a view, once an hour for a sign-in. */
    once: text('once').unique(),
  },
  (table) => [
    index('journal_member').on(table.memberId, table.id.desc()),
    index('journal_email').on(table.email, table.id.desc()),
    index('journal_entity').on(table.entity, table.entityId, table.id.desc()),
  ],
);

/** The columns of an entity that acts change. */
export type EntityState = Readonly<Record<string, unknown>>;
