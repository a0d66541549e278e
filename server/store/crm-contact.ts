import { eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { ClientRecord } from '#src/contract/client.ts';
import type { crmUpdateBody } from '#src/contract/crm.ts';
import { notFound, ServiceError } from '../errors/service-error.ts';
import { recordChange } from './changes.ts';
import { readClient } from './clients.ts';
import type { Db } from './db.ts';
import { lockOwnClient } from './find-client.ts';
import { requireMember } from './members.ts';
import { client } from './schema/client.ts';
import { member } from './schema/member.ts';

/** Where the CRM keeps a contact, and whose record is linked to it. */
export interface ContactPlace {
  /** The address that the record is kept under. */
  readonly ownerEmail: string;
  /** The address of the CRM's contact; null when the CRM has none. */
  readonly contactEmail: string | null;
}

/** The records that are linked to a contact of the CRM by its id (R7.14). */
export async function placesOfContact(db: Db, bitrixId: number): Promise<ContactPlace[]> {
  const rows = await db
    .select({
      ownerEmail: member.email,
      hasContact: member.hasContact,
      contactEmail: client.contactEmail,
    })
    .from(member)
    .leftJoin(client, eq(client.memberId, member.id))
    .where(eq(member.bitrixId, bitrixId));
  return rows.map(({ ownerEmail, hasContact, contactEmail }) => ({
    ownerEmail,
    contactEmail: contactEmail ?? (hasContact ? ownerEmail : null),
  }));
}

/**
 * Links the record to partner and contact of the CRM (R7.18). The proof is the CRM's own contact of the
 * signed-in address: ids that it does not have are refused with 403, and nothing is changed (T15).
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
  const linked = await readClient(tx, email);
  if (!linked) throw notFound();
  return linked;
}

const foreign = (field: string) =>
  new ServiceError({ status: 403, code: 'FORBIDDEN', text: 'FOREIGN', field });
