import { hash } from 'node:crypto';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { account } from '#server/database/schema/member/account.ts';
import { cleanEmail } from '#src/domain/text/clean-text.ts';
import { hashPassword, passwordMatches } from './password.ts';

const { passwordHash: _hash, ...ACCOUNT } = getTableColumns(account);

/** A sign-in account of the embedded provider, without its password. */
export type Account = Omit<typeof account.$inferSelect, 'passwordHash'>;

/** Replaces the hash of an unknown account, so that both responses take the same time. */
const UNKNOWN_ACCOUNT = hashPassword('');

const hasEmail = (email: string) => eq(account.email, cleanEmail(email));

export async function findAccount(db: Db, email: string): Promise<Account | undefined> {
  const [found] = await db.select(ACCOUNT).from(account).where(hasEmail(email));
  return found;
}

export async function findAccountBySub(db: Db, sub: string): Promise<Account | undefined> {
  const [found] = await db.select(ACCOUNT).from(account).where(eq(account.sub, sub));
  return found;
}

/** The account when the password is correct; undefined for an unknown account as for a wrong password. */
export async function checkPassword(
  db: Db,
  email: string,
  password: string,
): Promise<Account | undefined> {
  const [found] = await db.select().from(account).where(hasEmail(email));
  const matches = await passwordMatches(password, found?.passwordHash ?? (await UNKNOWN_ACCOUNT));
  if (!found || !matches) return undefined;
  const { passwordHash: _, ...known } = found;
  return known;
}

/** Creates or updates the account; its subject stays the same, because data is separated by it (R9.8). */
export async function upsertAccount(
  db: Db,
  { password, ...given }: Omit<Account, 'sub'> & { readonly password: string },
): Promise<void> {
  const email = cleanEmail(given.email);
  const passwordHash = await hashPassword(password);
  const values = { ...given, email, sub: subjectOf(email), passwordHash };
  await db
    .insert(account)
    .values(values)
    .onConflictDoUpdate({ target: account.email, set: values });
}

/** A UUID from the address's hash (RFC 9562, version 8), so that a fresh seed keeps the subject. */
const subjectOf = (email: string): string =>
  hash('sha256', `loyalty-account:${cleanEmail(email)}`).replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/,
    '$1-$2-8$3-8$4-$5',
  );
