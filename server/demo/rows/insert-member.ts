import { hash } from 'node:crypto';
import type { Db } from '#server/database/db.ts';
import { cardPhone } from '#server/database/schema/member/card-phone.ts';
import { card } from '#server/database/schema/member/card.ts';
import { client } from '#server/database/schema/member/client.ts';
import { confirmationCode } from '#server/database/schema/member/confirmation-code.ts';
import { deal } from '#server/database/schema/member/deal.ts';
import { manager, member } from '#server/database/schema/member/member.ts';
import { supportTicket } from '#server/database/schema/programme/support-ticket.ts';
import { emailOf } from '#server/demo/accounts.ts';
import { JOINED_DAYS_AGO } from '#server/demo/activity/birth-date.ts';
import { dayAt } from '#server/demo/catalog/days.ts';
import { randomBelow } from '#server/demo/catalog/random.ts';
import type { Person } from '#server/demo/people/person.ts';
import { changeTopic } from '#server/email-change/change-topic.ts';
import { holderOf } from '#server/verification/codes.ts';
import { NEW_TICKET, PROFILE_CHANGING } from '#src/domain/email-change/email-change.ts';
import { CARD_STATUS, CARD_TYPE } from '#src/domain/member/card.ts';

/** Projects of the brands: a demonstration works on every host (R1.1). */
const ALL_PROJECTS = [1, 5, 6];
const HOUR_MS = 3_600_000;
const MANAGER_ID = 1;

/** The personal manager of the demonstration's members. */
export async function insertManager(tx: Db): Promise<void> {
  await tx.insert(manager).values({
    id: MANAGER_ID,
    name: 'Екатерина Власова',
    phone: '+78001000011',
    email: 'e.vlasova@example.test',
  });
}

const digest = (text: string) => hash('sha256', text);
const phoneOf = (name: string) =>
  `+7999${String(randomBelow(`phone ${name}`, 10_000_000)).padStart(7, '0')}`;

/** A person with the date of birth from their activity. */
interface BornPerson extends Person {
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
}

/** Adds a member with contact, client record, deals and cards. Returns the id of the physical card. */
export async function insertMember(
  tx: Db,
  person: BornPerson,
  memberId: number,
  now: Date,
): Promise<number | null> {
  const projects = [...(person.projects ?? ALL_PROJECTS)];
  const phone = phoneOf(person.name);
  const bitrixId = memberId + 500_000;
  const common = { partnerId: projects[0] ?? null, bitrixId };
  // A sign-in with a new or an old address belongs to the record of the current address.
  const email = person.client?.email ?? emailOf(person.name);
  await tx.insert(member).values({
    ...common,
    id: memberId,
    email,
    hasContact: person.hasContact ?? true,
    fullName: `${person.lastName} ${person.firstName}`,
    phones: [phone],
    verifiedPhone: phone,
    statusId: 1,
    statusName: 'Участник',
    paStatusName: 'Активен',
    updatedCondition: true,
    partners: projects,
    managerId: MANAGER_ID,
    createdAt: dayAt(now, -JOINED_DAYS_AGO, 9),
  });
  await tx.insert(client).values({
    ...common,
    memberId,
    name: person.firstName,
    surname: person.lastName,
    birthDate: person.birthDate,
    sex: person.sex,
    phone,
    email,
    updatedTerms: true,
    ...person.client,
  });
  await insertEmailChange(tx, person, memberId, now);
  await tx.insert(deal).values(dealsOf(person, memberId, projects));
  const physicalCardId = await insertCards(tx, person, memberId, now);
  if (physicalCardId !== null) await tx.insert(cardPhone).values({ phone, memberId });
  return physicalCardId;
}

/** The running code of a new e-mail, and the support's ticket about a confirmed one. */
async function insertEmailChange(tx: Db, person: Person, memberId: number, now: Date) {
  const email = person.client?.changeClientEmail;
  if (person.client?.isClientEmailConfirmed && email) {
    await tx.insert(supportTicket).values({
      memberId,
      ...changeTopic(email),
      categoryCode: PROFILE_CHANGING,
      statusCode: person.isChangeApproved ? 'CLOSED' : NEW_TICKET,
      createdAt: dayAt(now, -2, 12),
      approvedAt: person.isChangeApproved ? dayAt(now, -1, 12) : null,
    });
  }
  if (!person.confirmation || !email) return;
  const deadline = new Date(now.getTime() + person.confirmation.deadlineInHours * HOUR_MS);
  await tx.insert(confirmationCode).values({
    purpose: 'email',
    holder: holderOf(memberId),
    address: email,
    codeHash: digest(`no e-mail was sent to ${email}`),
    attempts: person.confirmation.attempts,
    sentAt: new Date(deadline.getTime() - 24 * HOUR_MS),
    deadline,
  });
}

const dealsOf = (person: Person, memberId: number, projects: readonly number[]) =>
  projects.map((partnerId) => {
    const paid = person.isStudent ?? true;
    const docNum = paid ? `Д-${partnerId}-${String(memberId).slice(-4)}/24` : null;
    return { memberId, partnerId, docNum, stageId: paid ? 'WON' : 'NEW' };
  });

/** One virtual card and the physical ones; numbers and hashes are the same in every seed. */
async function insertCards(tx: Db, person: Person, memberId: number, now: Date) {
  const physical = person.physicalCards ?? [CARD_STATUS.active];
  const wanted = [
    { typeId: CARD_TYPE.virtual, status: CARD_STATUS.active as number },
    ...physical.map((status) => ({ typeId: CARD_TYPE.physical, status })),
  ];
  const rows = await tx
    .insert(card)
    .values(
      wanted.map(({ typeId, status }, place) => ({
        memberId,
        typeId,
        status,
        cardNumber: `77${memberId}${String(place + 1).padStart(3, '0')}`,
        cardHash: digest(`card ${memberId} ${place}`).slice(0, 32),
        createdAt: dayAt(now, -242 + place, 10),
      })),
    )
    .returning({ id: card.id, typeId: card.typeId });
  return rows.find(({ typeId }) => typeId === CARD_TYPE.physical)?.id ?? null;
}
