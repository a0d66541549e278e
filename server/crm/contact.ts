import { and, eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { requireClient } from '#server/clients/clients.ts';
import type { Db } from '#server/database/db.ts';
import { client } from '#server/database/schema/member/client.ts';
import { member } from '#server/database/schema/member/member.ts';
import { RefusedError } from '#server/http/errors/refused-error.ts';
import { lockOwnClient } from '#server/members/find-client.ts';
import { requireMember } from '#server/members/members.ts';
import { recordChange } from '#server/tracking/changes.ts';
import type { ClientRecord } from '#src/contract/member/client.ts';
import type { crmUpdateBody } from '#src/contract/programme/crm.ts';

/**
 * The address of the CRM's contact with an id (R7.14), if it is that of the member with an e-mail; null when the CRM
 * has none.
 */
export async function contactEmailOf(db: Db, bitrixId: number, email: string) {
  const [found] = await db
    .select({ hasContact: member.hasContact, contactEmail: client.contactEmail })
    .from(member)
    .leftJoin(client, eq(client.memberId, member.id))
    .where(and(eq(member.bitrixId, bitrixId), eq(member.email, email)));
  return found?.contactEmail ?? (found?.hasContact ? email : null);
}

/**
 * Links the record to partner and contact of the CRM (R7.18). The CRM's contact of the signed-in address
 * is the proof: ids that it does not have are refused with 403, and nothing is changed.
 */
export async function linkToCrm(
  tx: Db,
  email: string,
  ids: InferOutput<typeof crmUpdateBody>,
): Promise<ClientRecord> {
  const { record } = await lockOwnClient(tx, email, ['current']);
  const contact = await requireMember(tx, email);
  const { partner_id: partnerId = null, bitrix_id: bitrixId = null } = ids;
  const partners = contact.hasContact ? [contact.partnerId, ...contact.partners] : [];
  if (partnerId !== null && !partners.includes(partnerId)) throw foreign('partner_id');
  if (bitrixId !== null && !(contact.hasContact && contact.bitrixId === bitrixId)) {
    throw foreign('bitrix_id');
  }
  await tx
    .update(client)
    .set({
      partnerId: partnerId ?? record.partner_id,
      bitrixId: bitrixId ?? record.bitrix_id,
    })
    .where(eq(client.memberId, record.id));
  await recordChange(tx, record.id, 'contacts');
  return requireClient(tx, email);
}

const foreign = (field: string) =>
  new RefusedError({ status: 403, code: 'FORBIDDEN', text: 'FOREIGN', field });
