import { pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** Accounts of the embedded identity provider; unused with an outside one (docs/operation.md). */
export const account = pgTable('account', {
  /** In lower case: the address is the sign-in name. */
  email: text('email').primaryKey(),
  /** The subject of every token; derived from the address, so a fresh seed keeps it. */
  sub: uuid('sub').notNull().unique(),
  /** scrypt with its salt and cost: see identity/password.ts. */
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** Roles in the service's OIDC client (R6.1). */
  roles: text('roles').array().notNull(),
  /** What the account is for, for the sandbox's list. */
  purpose: text('purpose').notNull(),
});
