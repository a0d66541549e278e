import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { madeOnce } from '#server/database/made-once.ts';
import { member } from '#server/database/schema/member/member.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import type { Principal } from '#server/identity/principal.ts';

export type Member = typeof member.$inferSelect;

const memberByEmail = madeOnce((db) =>
  db
    .select()
    .from(member)
    .where(eq(member.email, sql.placeholder('email')))
    .prepare(''),
);

/** The member with an e-mail, whatever its case; undefined when there is none. */
export async function findMember(db: Db, email: string): Promise<Member | undefined> {
  const [found] = await memberByEmail(db).execute({ email: email.toLowerCase() });
  return found;
}

/** The member with an e-mail; throws 404 for a person who is not a member yet. */
export async function requireMember(db: Db, email: string): Promise<Member> {
  const found = await findMember(db, email);
  if (!found) throw notFound();
  return found;
}

/** The members that a transaction has locked: a second lock would be one more round trip. */
const locked = new WeakMap<Db, Set<number>>();

const noteLock = (tx: Db, memberId: number) =>
  locked.set(tx, (locked.get(tx) ?? new Set()).add(memberId));

/**
 * Locks the member's row until the transaction ends: the member's purchases, rewards and changes run one
 * after another. `no key update` still allows others to insert rows with a foreign key to the member.
 * @param tx a transaction, whose end releases the lock
 */
export async function lockMember(tx: Db, memberId: number): Promise<void> {
  if (locked.get(tx)?.has(memberId)) return;
  await tx
    .select({ id: member.id })
    .from(member)
    .where(eq(member.id, memberId))
    .for('no key update');
  noteLock(tx, memberId);
}

/** Finds the member with an e-mail and locks the row, in one round trip; undefined when there is none. */
export async function lockMemberByEmail(tx: Db, email: string): Promise<Member | undefined> {
  const [found] = await tx
    .select()
    .from(member)
    .where(eq(member.email, email.toLowerCase()))
    .for('no key update');
  if (found) noteLock(tx, found.id);
  return found;
}

export type NewPerson = Pick<Principal, 'email' | 'firstName' | 'lastName'>;

/**
 * Locks the person's member and returns its id. Without one, it creates a member without a CRM contact,
 * once also for concurrent requests.
 */
export async function ensureMember(tx: Db, person: NewPerson): Promise<number> {
  const { email, firstName, lastName } = person;
  const fullName = `${lastName} ${firstName}`.trim() || email;
  await tx.insert(member).values({ email, fullName, hasContact: false }).onConflictDoNothing();
  const found = await lockMemberByEmail(tx, email);
  if (!found) throw notFound();
  return found.id;
}
