import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { signInAttempt } from '#server/database/schema/service/oidc.ts';

/** How long attempts are counted together, in ms. */
const WINDOW_MS = 15 * 60 * 1000;

/** No account has a longer one, and an index of the database takes no key of more than 2,700 bytes. */
const LONGEST_EMAIL = 254;

/**
 * Unsuccessful attempts within the window. The limit of the pair stops guessing at one account, that of
 * the account stops guessing from many addresses, that of the address suits a campus behind one address.
 */
const limits = (typed: string, address: string) => {
  const email = typed.slice(0, LONGEST_EMAIL);
  return [
    { key: `pair ${email} ${address}`, most: 10 },
    { key: `account ${email}`, most: 50 },
    { key: `address ${address}`, most: 200 },
  ];
};

/**
 * Counts an attempt before the password is checked, so that parallel guesses count too.
 * @returns the ms to wait after too many attempts, else undefined
 */
export async function countAttempt(
  db: Db,
  email: string,
  address: string,
): Promise<number | undefined> {
  const now = new Date();
  const most = new Map(limits(email, address).map((limit) => [limit.key, limit.most]));
  const fresh = sql`${signInAttempt.expiresAt} <= ${now.toISOString()}::timestamptz`;
  const rows = await db
    .insert(signInAttempt)
    .values(
      [...most.keys()].map((key) => ({
        key,
        attempts: 1,
        expiresAt: new Date(now.getTime() + WINDOW_MS),
      })),
    )
    .onConflictDoUpdate({
      target: signInAttempt.key,
      set: {
        attempts: sql`case when ${fresh} then 1 else ${signInAttempt.attempts} + 1 end`,
        expiresAt: sql`case when ${fresh} then excluded.expires_at else ${signInAttempt.expiresAt} end`,
      },
    })
    .returning();
  const waits = rows
    .filter((row) => row.attempts > (most.get(row.key) ?? 0))
    .map((row) => row.expiresAt.getTime() - now.getTime());
  return waits.length > 0 ? Math.max(...waits) : undefined;
}

export async function forgiveAttempt(db: Db, email: string, address: string): Promise<void> {
  const keys = limits(email, address).map((limit) => limit.key);
  await db
    .update(signInAttempt)
    .set({ attempts: sql`greatest(${signInAttempt.attempts} - 1, 0)` })
    .where(inArray(signInAttempt.key, keys));
}
