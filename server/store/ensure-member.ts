import type { Db } from './db.ts';
import { lockMember, requireMember } from './members.ts';
import { member } from './schema/member.ts';

/** A person as the token tells. */
export interface NewPerson {
  /** Lower case. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * The id of the person's member row, locked; makes one without a CRM contact when there is none,
 * once also when several processes ask together.
 */
export async function ensureMember(tx: Db, person: NewPerson): Promise<number> {
  const { email, firstName, lastName } = person;
  const fullName = `${lastName} ${firstName}`.trim() || email;
  await tx.insert(member).values({ email, fullName, hasContact: false }).onConflictDoNothing();
  const { id } = await requireMember(tx, email);
  await lockMember(tx, id);
  return id;
}
