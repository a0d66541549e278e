import type { Db } from '#server/database/db.ts';
import { member } from '#server/database/schema/member/member.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import type { Principal } from '#server/identity/principal.ts';
import { lockMemberByEmail } from './members.ts';

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
