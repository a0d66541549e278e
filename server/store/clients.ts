import { eq } from 'drizzle-orm';
import type { InferInput } from 'valibot';
import type { busClient } from '#src/contract/client.ts';
import type { Db } from './db.ts';
import { client } from './schema/client.ts';
import { member } from './schema/member.ts';

/** The client record of the member with an e-mail; undefined when the person has none (R7.16). */
export async function readClient(
  db: Db,
  email: string,
): Promise<InferInput<typeof busClient> | undefined> {
  const [found] = await db
    .select({
      id: client.memberId,
      name: client.name,
      surname: client.surname,
      patronymic: client.patronymic,
      birth_date: client.birthDate,
      sex: client.sex,
      partner_id: client.partnerId,
      phone: client.phone,
      akada_fl_guid: client.akadaFlGuid,
      bitrix_id: client.bitrixId,
      email: client.email,
      change_client_email: client.changeClientEmail,
      change_b24_email: client.changeB24Email,
      old_emails: client.oldEmails,
      change_client_phone: client.changeClientPhone,
      change_b24_phone: client.changeB24Phone,
      old_phones: client.oldPhones,
      is_client_email_confirmed: client.isClientEmailConfirmed,
      is_change_email: client.isChangeEmail,
      is_old_email: client.isOldEmail,
      updated_terms: client.updatedTerms,
    })
    .from(client)
    .innerJoin(member, eq(member.id, client.memberId))
    .where(eq(member.email, email.toLowerCase()));
  return found;
}
