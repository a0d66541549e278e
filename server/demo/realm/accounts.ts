import { hash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { account } from '#server/database/schema/member/account.ts';
import { cleanEmail } from '#src/domain/text/clean-text.ts';
import { hashPassword, passwordMatches } from './password.ts';

/** A sign-in account of the embedded provider, without its password. */
export type Account = Omit<typeof account.$inferSelect, 'passwordHash'>;

/** Replaces the hash of an unknown account, so that both responses take the same time. */
const UNKNOWN_ACCOUNT = hashPassword('');

export async function findAccount(db: Db, email: string): Promise<Account | undefined> {
  return withoutHash(await selectByEmail(db, email));
}

export async function findAccountBySub(db: Db, sub: string): Promise<Account | undefined> {
  const [row] = await db.select().from(account).where(eq(account.sub, sub));
  return withoutHash(row);
}

/** The account when the password is correct; undefined for an unknown account as for a wrong password. */
export async function checkPassword(
  db: Db,
  email: string,
  password: string,
): Promise<Account | undefined> {
  const row = await selectByEmail(db, email);
  const matches = await passwordMatches(password, row?.passwordHash ?? (await UNKNOWN_ACCOUNT));
  return matches ? withoutHash(row) : undefined;
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
function subjectOf(email: string): string {
  const hex = hash('sha256', `loyalty-account:${cleanEmail(email)}`);
  const [a, b, c, d, e] = [
    [0, 8],
    [8, 12],
    [13, 16],
    [17, 20],
    [20, 32],
  ].map((range) => hex.slice(...range));
  return `${a}-${b}-8${c}-8${d}-${e}`;
}

async function selectByEmail(db: Db, email: string) {
  const [row] = await db
    .select()
    .from(account)
    .where(eq(account.email, cleanEmail(email)));
  return row;
}

function withoutHash(row: typeof account.$inferSelect | undefined): Account | undefined {
  if (!row) return undefined;
  const { passwordHash: _, ...rest } = row;
  return rest;
}
