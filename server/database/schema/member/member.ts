import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { externalIdColumn, moment } from '../columns.ts';

/** A member's personal manager. A withdrawn one stays, for the members of an institution that takes it back. */
export const manager = pgTable('manager', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  externalId: externalIdColumn(),
  name: text('name').notNull(),
  phone: text('phone'),
  email: text('email'),
  removedAt: moment('removed_at'),
});

/**
 * A person of the programme with the fields of the CRM contact (src/contract/member/contacts.ts). The
 * account of the identity provider is linked by the e-mail. Locking this row serialises everything
 * that spends, earns or reports a change for the person.
 */
export const member = pgTable(
  'member',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Lower case. */
    email: text('email').notNull(),
    /** Names the member in staff's addresses (R6.1): random, so that it says nothing about the person. */
    reference: uuid('reference').notNull().defaultRandom(),
    /** False while the person has a client record but no contact in the CRM (R4.15). */
    hasContact: boolean('has_contact').notNull().default(true),
    fullName: text('full_name').notNull(),
    phones: jsonb('phones').$type<string[]>().notNull().default([]),
    verifiedPhone: text('verified_phone'),
    statusId: integer('status_id'),
    statusName: text('status_name'),
    paStatusName: text('pa_status_name'),
    updatedCondition: boolean('updated_condition').notNull().default(false),
    imgUrl: text('img_url'),
    partnerId: integer('partner_id'),
    bitrixId: integer('bitrix_id'),
    partners: jsonb('partners').$type<number[]>().notNull().default([]),
    managerId: integer('manager_id').references(() => manager.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('member_email').on(table.email),
    uniqueIndex('member_reference').on(table.reference),
    index('member_phones').using('gin', table.phones),
    index('member_verified_phone').on(table.verifiedPhone),
    check('member_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

/** The member whom a row is of, and with whom it goes. */
export const memberColumn = () =>
  integer('member_id')
    .notNull()
    .references(() => member.id, { onDelete: 'cascade' });
