import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { ClientRecord } from '#src/contract/client.ts';
import { holderOf } from '#server/verification/codes.ts';
import type { Db } from '#server/database/client.ts';
import { client } from '#server/database/schema/client.ts';
import { confirmationCode } from '#server/database/schema/confirmation-code.ts';
import { member } from '#server/database/schema/member.ts';

/** True when another client has the address, confirmed it, or is confirming it (R7.20). */
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
    and(
      ne(client.memberId, record.id),
      or(eq(client.email, address), eq(client.changeB24Email, address), confirmed),
    ),
  );
  const codes = await db.$count(
    confirmationCode,
    and(
      eq(confirmationCode.purpose, 'email'),
      eq(confirmationCode.address, address),
      ne(confirmationCode.holder, holderOf(record.id)),
      gt(confirmationCode.deadline, new Date()),
      isNull(confirmationCode.confirmedAt),
    ),
  );
  return members + clients + codes > 0;
}
