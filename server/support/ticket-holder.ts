import { needsReplacement } from '#src/domain/email-change/email-change.ts';
import type { Db } from '#server/database/client.ts';
import { findClient } from '#server/members/find-client.ts';
import { findMember } from '#server/members/members.ts';

/** Whose tickets a signed-in address reads and writes. */
export interface TicketHolder {
  readonly memberId: number;
  /**
   * The address proves its owner. An unconfirmed new address may be a typing error (threat T13): it sees
   * only the tickets about the change of e-mail.
   */
  readonly isOwn: boolean;
}

/** The holder of a signed-in address; undefined for a person who is not a member, and an old address. */
export async function findTicketHolder(db: Db, email: string): Promise<TicketHolder | undefined> {
  const own = await findMember(db, email);
  if (own) return { memberId: own.id, isOwn: true };
  const found = await findClient(db, email);
  if (!found || found.relation === 'old') return undefined;
  return { memberId: found.record.id, isOwn: needsReplacement(found.record, email) };
}
