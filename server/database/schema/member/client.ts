import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { memberColumn } from './member.ts';

/**
 * The bus client record of a member (R3.7); its id is the member's. Every address is in
 * lower case: a person is found by each of them (R4.15).
 */
export const client = pgTable(
  'client',
  {
    memberId: memberColumn().primaryKey(),
    name: text('name').notNull(),
    surname: text('surname').notNull(),
    patronymic: text('patronymic'),
    birthDate: date('birth_date', { mode: 'string' }),
    sex: text('sex').$type<'male' | 'female'>(),
    partnerId: integer('partner_id'),
    phone: text('phone'),
    akadaFlGuid: text('akada_fl_guid'),
    bitrixId: integer('bitrix_id'),
    /** The address that the record is kept under: the member's. */
    email: text('email').notNull(),
    /** Where the CRM keeps the contact when it is under another address than the record (R4.15). */
    contactEmail: text('contact_email'),
    changeClientEmail: text('change_client_email'),
    changeB24Email: text('change_b24_email'),
    oldEmails: jsonb('old_emails').$type<string[]>().notNull().default([]),
    changeClientPhone: text('change_client_phone'),
    changeB24Phone: text('change_b24_phone'),
    oldPhones: jsonb('old_phones').$type<string[]>().notNull().default([]),
    isClientEmailConfirmed: boolean('is_client_email_confirmed').notNull().default(false),
    isChangeEmail: boolean('is_change_email').notNull().default(false),
    isOldEmail: boolean('is_old_email').notNull().default(false),
    updatedTerms: boolean('updated_terms').notNull().default(false),
  },
  (table) => [
    uniqueIndex('client_email').on(table.email),
    index('client_change_client_email').on(table.changeClientEmail),
    index('client_change_b24_email').on(table.changeB24Email),
    index('client_old_emails').using('gin', table.oldEmails),
    index('client_phone').on(table.phone),
    index('client_old_phones').using('gin', table.oldPhones),
  ],
);
