import { eq } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { cardPhone } from '#server/database/schema/member/card-phone.ts';
import { client } from '#server/database/schema/member/client.ts';
import { member } from '#server/database/schema/member/member.ts';
import { invalid, RefusedError } from '#server/http/errors/refused-error.ts';
import type { Principal } from '#server/identity/principal.ts';
import { findClient, isRecordOf } from '#server/members/find-client.ts';
import { ensureMember, findMember } from '#server/members/members.ts';
import { addReward } from '#server/operations/ledger.ts';
import { WELCOME_BONUS } from '#server/operations/operation-comments.ts';
import { recordChange } from '#server/tracking/changes.ts';
import type { Brand } from '#src/brand/brand.ts';
import type { CardForm } from '#src/contract/member/card-linking.ts';
import { CARD_STATUS, CARD_TYPE, selectCards, type Card } from '#src/domain/member/card.ts';
import { isVerifiedPhone, memberPhoneInfo } from '#src/domain/person/phone-info.ts';
import { rewardKey } from '#src/domain/referral/reward.ts';
import { cardsOf, insertCard } from './cards.ts';
import { hasVerifiedPhone } from './phone-verification.ts';

/** Issues a virtual card to a person without any card (R4.18). Returns all cards. */
export async function linkVirtualCard(tx: Db, person: Principal, brand: Brand): Promise<Card[]> {
  const memberId = await joinProgramme(tx, person, brand);
  const cards = await cardsOf(tx, memberId);
  if (cards.length > 0) return cards;
  return issue(tx, memberId, CARD_TYPE.virtual);
}

/**
 * Stores the get-card form in the contact and the client record, then issues the physical card and
 * credits the welcome bonus (R7.6). A person with a physical card keeps it. Throws 400 for another's
 * e-mail, 409 for a phone that is not verified or has earned a card before (R1.3), and for a card that is
 * not active.
 */
export async function linkPhysicalCard(
  tx: Db,
  person: Principal,
  form: CardForm,
  brand: Brand,
): Promise<Card[]> {
  if (form.email !== person.email) throw invalid('email', 'EMAIL_NOT_OWN');
  const memberId = await joinProgramme(tx, person, brand);
  const cards = await cardsOf(tx, memberId);
  const { physical, state } = selectCards(cards);
  if (physical && state !== 'active') {
    throw new RefusedError({ status: 409, code: 'CARD_NOT_ACTIVE', text: 'CARD_KEPT' });
  }
  if (physical) return cards;
  await checkPhone(tx, person, form.phone);
  await takePhone(tx, memberId, form.phone);
  await saveForm(tx, memberId, form);
  const issued = await issue(tx, memberId, CARD_TYPE.physical);
  await giveWelcomeBonus(tx, memberId, brand);
  await recordChange(tx, memberId, 'contacts');
  return issued;
}

/** Locks the person's member, with a contact in the programme's project. */
async function joinProgramme(tx: Db, person: Principal, brand: Brand): Promise<number> {
  const known = await findClient(tx, person.email);
  // Another address of a known record must not become a second member.
  if (known && known.relation !== 'current' && isRecordOf(known, person.email)) {
    throw new RefusedError({ status: 409, code: 'CONFLICT', text: 'EMAIL_CHANGE_UNFINISHED' });
  }
  const memberId = await ensureMember(tx, person);
  const found = await findMember(tx, person.email);
  if (found && !found.hasContact) {
    await tx
      .update(member)
      .set({ hasContact: true, partnerId: brand.projectId, partners: [brand.projectId] })
      .where(eq(member.id, memberId));
    await recordChange(tx, memberId, 'contacts');
  }
  return memberId;
}

async function checkPhone(tx: Db, person: Principal, phone: string): Promise<void> {
  const info = memberPhoneInfo((await findMember(tx, person.email)) ?? null, null);
  if (!isVerifiedPhone(info, phone) && !(await hasVerifiedPhone(tx, person.sub, phone))) {
    throw new RefusedError({ status: 409, code: 'PHONE_NOT_VERIFIED', field: 'phone' });
  }
}

/** Of forms that are sent at the same time the first one gets the phone: the others wait for its end here. */
async function takePhone(tx: Db, memberId: number, phone: string): Promise<void> {
  const taken = await tx
    .insert(cardPhone)
    .values({ phone, memberId })
    .onConflictDoNothing()
    .returning();
  if (taken.length > 0) return;
  throw new RefusedError({ status: 409, code: 'PHONE_IN_USE', field: 'phone' });
}

async function saveForm(tx: Db, memberId: number, form: CardForm): Promise<void> {
  const { name, surname, phone, sex, email } = form;
  const patronymic = form.noPatronymic ? null : (form.patronymic ?? null);
  const fullName = [surname, name, patronymic].filter(Boolean).join(' ');
  const [known] = await tx
    .select({ phones: member.phones })
    .from(member)
    .where(eq(member.id, memberId));
  const phones = known && known.phones.length > 0 ? known.phones : [phone];
  await tx
    .update(member)
    .set({ fullName, phones, verifiedPhone: phone, updatedCondition: true })
    .where(eq(member.id, memberId));
  const details = { name, surname, patronymic, sex, phone, birthDate: form.birth_date };
  await tx
    .insert(client)
    .values({ memberId, email, ...details, updatedTerms: true })
    .onConflictDoUpdate({ target: client.memberId, set: { ...details, updatedTerms: true } });
}

async function issue(tx: Db, memberId: number, typeId: number): Promise<Card[]> {
  await insertCard(tx, { memberId, typeId, status: CARD_STATUS.active });
  await recordChange(tx, memberId, 'cards');
  return cardsOf(tx, memberId);
}

/**
 * Credits the welcome bonus of a brand, once for a member and a programme project (R1.3). To be called
 * in the transaction that finishes the registration.
 */
export async function giveWelcomeBonus(tx: Db, memberId: number, brand: Brand): Promise<void> {
  await addReward(tx, {
    memberId,
    type: 'WELCOME',
    amount: brand.welcomeBonus,
    comment: WELCOME_BONUS,
    once: rewardKey.welcome(brand.projectId),
  });
}
