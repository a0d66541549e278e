import { and, eq, ne, or } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { client } from '#server/database/schema/member/client.ts';
import { member } from '#server/database/schema/member/member.ts';
import type { ClientRecord } from '#src/contract/member/client.ts';

/**
 * True when another member has the address or has confirmed it (R7.20). A change that is not confirmed, a
 * member's or a manager's, does not block the address for others (R4.16).
 */
export async function isEmailInUse(
  db: Db,
  record: ClientRecord,
  address: string,
): Promise<boolean> {
  const members = await db.$count(member, and(eq(member.email, address), ne(member.id, record.id)));
  const confirmed = and(
    eq(client.changeClientEmail, address),
    eq(client.isClientEmailConfirmed, true),
  );
  const clients = await db.$count(
    client,
    and(ne(client.memberId, record.id), or(eq(client.email, address), confirmed)),
  );
  return members + clients > 0;
}
