import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { member } from './member.ts';

/** The bus client record of a member (specification §3); its id is the member's. */
export const client = pgTable('client', {
  memberId: integer('member_id')
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  surname: text('surname').notNull(),
  patronymic: text('patronymic'),
  birthDate: date('birth_date', { mode: 'string' }),
  sex: text('sex').$type<'male' | 'female'>(),
  partnerId: integer('partner_id'),
  phone: text('phone'),
  akadaFlGuid: text('akada_fl_guid'),
  bitrixId: integer('bitrix_id'),
  /** The address that the record is kept under; differs from the member's in a change (R4.15). */
  email: text('email').notNull(),
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
});

/** The running confirmation of a new e-mail (R4.14); the code is kept only as its hash (R4.16). */
export const emailConfirmation = pgTable('email_confirmation', {
  memberId: integer('member_id')
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  codeHash: text('code_hash').notNull(),
  /** Wrong codes so far; a new letter does not reset it. */
  attempts: integer('attempts').notNull().default(0),
  totalAttempts: integer('total_attempts').notNull().default(5),
  deadline: moment('deadline').notNull(),
});
