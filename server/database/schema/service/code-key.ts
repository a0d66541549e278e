import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The key that signs combined codes (R12.1), in one row; made when it is first needed. */
export const codeKey = pgTable('code_key', {
  id: integer('id').primaryKey(),
  /** P-256, PKCS #8 as PEM. */
  privateKey: text('private_key').notNull(),
});
