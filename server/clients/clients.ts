import { eq } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { client } from '#server/database/schema/member/client.ts';
import { recordEvent } from '#server/events/record-event.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import {
  findClient,
  isRecordOf,
  lockOwnClient,
  type FoundClient,
} from '#server/members/find-client.ts';
import { ensureMember, findMember, type NewPerson } from '#server/members/members.ts';
import { recordChange } from '#server/tracking/changes.ts';
import type { ClientChanges, ClientRecord } from '#src/contract/member/client.ts';
import { isStoredPhone, memberPhoneInfo } from '#src/domain/person/phone-info.ts';

/** The visible part of the record that has the person's address (R7.16); undefined without one. */
export async function readClient(db: Db, email: string): Promise<ClientRecord | undefined> {
  const found = await findClient(db, email);
  return found && visibleClient(found, email);
}

/**
 * Creates the client record of a person who has none of their own, once also for concurrent
 * requests (R7.17). Returns the new or the existing record. A record of another member who
 * requested the person's address is not the person's until that is confirmed (R4.16).
 */
export async function addClient(
  tx: Db,
  person: NewPerson,
  changes: ClientChanges,
): Promise<ClientRecord> {
  const known = await findClient(tx, person.email);
  if (known && isRecordOf(known, person.email)) return visibleClient(known, person.email);
  const memberId = await ensureMember(tx, person);
  await tx
    .insert(client)
    .values({
      memberId,
      email: person.email,
      name: changes.name ?? person.firstName,
      surname: changes.surname ?? person.lastName,
      patronymic: changes.patronymic ?? null,
      birthDate: changes.birth_date ?? null,
      sex: changes.sex ?? null,
      updatedTerms: changes.updated_terms ?? false,
    })
    .onConflictDoNothing();
  if (changes.phone) await storePhone(tx, person.email, changes.phone);
  return requireClient(tx, person.email);
}

/** Stores what a person enters about themselves (R7.18). Throws 404 unless it is their current record. */
export async function updateClient(
  tx: Db,
  email: string,
  changes: ClientChanges,
): Promise<ClientRecord> {
  const { record } = await lockOwnClient(tx, email, ['current']);
  await tx
    .update(client)
    .set({
      name: changes.name ?? record.name,
      surname: changes.surname ?? record.surname,
      patronymic: changes.patronymic ?? record.patronymic,
      birthDate: record.birth_date ?? changes.birth_date ?? null,
      sex: changes.sex ?? record.sex,
      updatedTerms: changes.updated_terms ?? record.updated_terms,
    })
    .where(eq(client.memberId, record.id));
  if (changes.phone) await storePhone(tx, email, changes.phone);
  const { id: memberId } = record;
  await recordEvent(tx, { type: 'member.updated', entityId: String(memberId), memberId });
  await recordChange(tx, memberId, 'contacts');
  return requireClient(tx, email);
}

/** A phone that the member has verified is stored as theirs; any other waits for its verification. */
async function storePhone(tx: Db, email: string, phone: string): Promise<void> {
  const found = await findMember(tx, email);
  if (!found) return;
  const isKnown =
    isStoredPhone(memberPhoneInfo(found, null), phone) || found.phones.includes(phone);
  await tx
    .update(client)
    .set(isKnown ? { phone, changeClientPhone: null } : { changeClientPhone: phone })
    .where(eq(client.memberId, found.id));
}

/** The same; throws 404 without one. */
export async function requireClient(tx: Db, email: string): Promise<ClientRecord> {
  const found = await readClient(tx, email);
  if (!found) throw notFound();
  return found;
}

/**
 * The part of the record that the signed-in address may see. An old address may belong to
 * another person by now, and an unconfirmed new one may be a typing error: they get only the flags and
 * masked addresses.
 */
function visibleClient({ record, relation }: FoundClient, email: string): ClientRecord {
  const isConfirmed = record.is_client_email_confirmed && record.change_client_email === email;
  if (relation === 'current' || (relation === 'new' && isConfirmed)) return record;
  const address = (text: string | null) => (text === null || text === email ? text : mask(text));
  return {
    ...record,
    name: '',
    surname: '',
    patronymic: null,
    birth_date: null,
    sex: null,
    partner_id: null,
    phone: null,
    akada_fl_guid: null,
    bitrix_id: null,
    email: mask(record.email),
    change_client_email: address(record.change_client_email),
    change_b24_email: address(record.change_b24_email),
    old_emails: record.old_emails.filter((old) => old === email),
    change_client_phone: null,
    change_b24_phone: null,
    old_phones: [],
  };
}

/** Keeps the first character and the domain, by which the owner recognises the address. */
const mask = (email: string): string => email.replace(/^(.).*@/, '$1…@');
