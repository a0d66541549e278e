import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Sessions, grants, codes and tokens of the embedded identity provider: they survive a restart. */
export const oidcModel = pgTable(
  'oidc_model',
  {
    /** Kind of record: Session, Grant, RefreshToken … */
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    userCode: text('user_code'),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    consumedAt: timestamp('consumed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('oidc_model_grant_id').on(table.grantId),
    index('oidc_model_uid').on(table.uid),
    index('oidc_model_expires_at').on(table.expiresAt),
  ],
);

/** Signing and cookie keys of the embedded identity provider, one row a kind. */
export const oidcSecret = pgTable('oidc_secret', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});

/** Running count of password attempts of one account, address or pair of them. */
export const signInAttempt = pgTable('sign_in_attempt', {
  key: text('key').primaryKey(),
  attempts: integer('attempts').notNull(),
  /** When the count starts again. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
