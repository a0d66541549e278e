import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { client } from '#server/database/schema/member/client.ts';
import { confirmationCode } from '#server/database/schema/member/confirmation-code.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import type { ClientRecord } from '#src/contract/member/client.ts';
import {
  clientRelation,
  needsReplacement,
  type ClientRelation,
} from '#src/domain/email-change/client-relation.ts';
import { findMember, lockMember } from './members.ts';

/** A client record, and the relation of the address to it. */
export interface FoundClient {
  readonly record: ClientRecord;
  readonly relation: NonNullable<ClientRelation>;
}

/** Precedence when several records have an address: the current one first, an unproven request last. */
const ORDER: readonly ClientRelation[] = ['current', 'new', 'old'];

const RECORD = {
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
};

/** The code of a record's requested address; its holder is `holderOf` of server/verification/codes.ts. */
export const isItsCode = and(
  eq(confirmationCode.purpose, 'email'),
  eq(confirmationCode.holder, sql`'client:' || ${client.memberId}`),
  eq(confirmationCode.address, client.changeClientEmail),
);

/**
 * The client record that has a signed-in address as its current, its new or an old one (R4.15); of
 * several with the new address the confirmed one. Undefined without such a record: an unconfirmed request
 * ends with the deadline of its code, and then the address is anybody's (R4.16).
 */
export async function findClient(db: Db, address: string): Promise<FoundClient | undefined> {
  const email = address.toLowerCase();
  const rows = await db
    .select({ record: RECORD, deadline: confirmationCode.deadline })
    .from(client)
    .leftJoin(confirmationCode, isItsCode)
    .where(
      or(
        eq(client.email, email),
        eq(client.changeClientEmail, email),
        eq(client.changeB24Email, email),
        sql`${client.oldEmails} @> ${JSON.stringify([email])}::jsonb`,
      ),
    );
  const found = rows.flatMap(({ record, deadline }) => {
    const isOver =
      !record.is_client_email_confirmed && (deadline === null || deadline <= new Date());
    const requested = isOver ? null : record.change_client_email;
    const relation = clientRelation({ ...record, change_client_email: requested }, email);
    return relation ? [{ record, relation }] : [];
  });
  return found.toSorted((a, b) => rankOf(a, email) - rankOf(b, email))[0];
}

/**
 * Whether a found record is the address's own or about to be: by its code, the requested address is proven.
 * An unconfirmed one, a member's or a manager's, may be a typing error of another person.
 */
export const isRecordOf = ({ record, relation }: FoundClient, email: string): boolean =>
  relation !== 'new' || needsReplacement(record, email);

/**
 * The member of a signed-in address: its own, or the one who has confirmed it as the new address. Undefined
 * for a person who is not a member, an old address and an unconfirmed one.
 */
export async function memberIdOf(db: Db, email: string): Promise<number | undefined> {
  const own = await findMember(db, email);
  if (own) return own.id;
  const found = await findClient(db, email);
  return found && needsReplacement(found.record, email) ? found.record.id : undefined;
}

const rankOf = (found: FoundClient, email: string) =>
  isRecordOf(found, email) ? ORDER.indexOf(found.relation) : ORDER.length;

/**
 * The record that has a signed-in address, with its member locked until the transaction ends. Throws 404
 * unless the address has one of the given relations to it, and its id is the given one.
 */
export async function lockOwnClient(
  tx: Db,
  address: string,
  relations: readonly ClientRelation[],
  id?: number,
): Promise<FoundClient> {
  const owned = async () => {
    const found = await findClient(tx, address);
    if (!found || !relations.includes(found.relation)) throw notFound();
    if (id !== undefined && found.record.id !== id) throw notFound();
    return found;
  };
  await lockMember(tx, (await owned()).record.id);
  return owned();
}
