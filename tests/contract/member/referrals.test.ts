import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { card } from '#server/database/schema/member/card.ts';
import { client } from '#server/database/schema/member/client.ts';
import { member } from '#server/database/schema/member/member.ts';
import { relative } from '#server/database/schema/member/relative.ts';
import { lead } from '#server/database/schema/programme/lead.ts';
import { operation } from '#server/database/schema/programme/operation.ts';
import { audit } from '#server/demo/sandbox/audit.ts';
import { balanceOf } from '#server/operations/ledger.ts';
import { addInvitation } from '#server/referrals/add-invitation.ts';
import { CARD_STATUS } from '#src/domain/member/card.ts';
import { testDatabases } from '#tests/support/database/databases.ts';
import { readBody } from '#tests/support/people/buy.ts';
import { sendAct } from '#tests/support/service/send-act.ts';
import { addMember } from '#tests/support/service/small-seed.ts';
import type { TestApp } from '#tests/support/service/test-app.ts';

const databases = await testDatabases();

describe.each(databases)('referrals on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.close());

  let friends = 0;
  const newMember = (name: string) =>
    addMember(test.db, `${name}@example.test`, { coins: 0, isStudent: false });

  /** Invites a friend through the lander and returns the stored invitation. */
  async function invite(memberId: number, friend: { phone?: string; email?: string } = {}) {
    const mergeLead = `SF${(friends += 1)}`;
    const phone = friend.phone ?? `+7900${String(friends).padStart(7, '0')}`;
    const email = friend.email ?? `friend${friends}@elsewhere.test`;
    const form = { mergeLead, land: 'sf_referral', memberId, name: 'Друг', phone, email };
    const [added] = await test.db
      .insert(lead)
      .values({ ...form, source: {} })
      .returning();
    const leadId = added?.id ?? 0;
    await test.db.transaction((tx) =>
      addInvitation(tx, { memberId, name: 'Друг', phone, email, interests: ['it'], leadId }),
    );
    const [invitation] = await test.db.select().from(relative).where(eq(relative.leadId, leadId));
    if (!invitation) throw new Error('the invitation was not added');
    return invitation;
  }
  const setStatus = (id: number, body: object) =>
    sendAct(test.app, `invitations/${id}/status`, body);
  const pay = (id: number, payment: object = { cost: 30_000 }) =>
    sendAct(test.app, `invitations/${id}/payment`, payment);
  const accrualsOf = async (memberId: number) => {
    const rows = await test.db
      .select()
      .from(operation)
      .where(and(eq(operation.memberId, memberId), like(operation.once, 'ACADEM_ORDER:%')))
      .orderBy(operation.id);
    return rows.map(({ amount, sharePercent }) => [amount, sharePercent]);
  };

  it('[R1.4] the fifth friend gives 40 %, the tenth 50 %, and earlier shares stay', async () => {
    const { id } = await newMember('levels');
    for (let friend = 0; friend < 10; friend += 1)
      await pay((await invite(id)).id, { cost: 10_001 });
    expect(await accrualsOf(id)).toEqual([
      ...Array.from({ length: 4 }, () => [3000, 30]),
      ...Array.from({ length: 5 }, () => [4000, 40]),
      [5000, 50],
    ]);
    expect(await balanceOf(test.db, id)).toBe(4 * 3000 + 5 * 4000 + 5000 + 10 * 100);
  });

  it('[R1.4] a payment that is reported five times at once is credited once', async () => {
    const { id } = await newMember('paid-twice');
    const invitation = await invite(id);
    const responses = await Promise.all(Array.from({ length: 5 }, () => pay(invitation.id)));
    const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409, 409, 409]);
    expect(await balanceOf(test.db, id)).toBe(9000 + 100);
  });

  it('[R1.4] two friends who pay at once count as the fourth and the fifth', async () => {
    const { id } = await newMember('boundary');
    for (let friend = 0; friend < 3; friend += 1) await pay((await invite(id)).id);
    const [one, two] = [await invite(id), await invite(id)];
    await Promise.all([pay(one.id), pay(two.id)]);
    expect((await accrualsOf(id)).map(([, share]) => share)).toEqual([30, 30, 30, 30, 40]);
  });

  it('[R3.6] a registration is credited once before the payment, and a payment needs its cost', async () => {
    const { id } = await newMember('way');
    const invitation = await invite(id);
    await setStatus(invitation.id, { status: 'review' });
    expect(await balanceOf(test.db, id)).toBe(0);
    for (const status of ['working', 'waiting']) {
      await setStatus(invitation.id, { status });
      expect(await balanceOf(test.db, id)).toBe(100);
    }
    const withoutCost = await pay(invitation.id, {});
    expect(withoutCost.status).toBe(400);
    expect((await readBody(withoutCost)).field).toBe('cost');
    await pay(invitation.id);
    expect(await balanceOf(test.db, id)).toBe(9100);
    const back = await setStatus(invitation.id, { status: 'review' });
    expect((await readBody(back)).errorCode).toBe('STATUS_NOT_ALLOWED');
  });

  it('[R1.5] a payment uses the cost and programme that were reported before', async () => {
    const { id } = await newMember('early');
    const invitation = await invite(id);
    await setStatus(invitation.id, { status: 'working', cost: 2000, programme: 'additional' });
    expect((await pay(invitation.id, {})).status).toBe(200);
    expect(await accrualsOf(id)).toEqual([[200, 10]]);
    const [stored] = await test.db.select().from(relative).where(eq(relative.id, invitation.id));
    expect(stored).toMatchObject({ cost: 2000, programme: 'additional', reward: 200 });
  });

  it('[R1.5] other programmes give their fixed shares', async () => {
    const { id } = await newMember('fixed');
    const shares = [
      { programme: 'additional' },
      { programme: 'online-school' },
      { programme: 'dubai', sharePercent: 25 },
    ];
    for (const share of shares) {
      await pay((await invite(id)).id, { cost: 1000, ...share });
    }
    expect((await accrualsOf(id)).map(([coins]) => coins)).toEqual([100, 300, 250]);
    const wrong = { cost: 1000, programme: 'dubai', sharePercent: 26 };
    expect((await pay((await invite(id)).id, wrong)).status).toBe(400);
  });

  it('[R1.7] a payment is refused while the card is blocked and credited afterwards', async () => {
    const { id, cardId } = await newMember('frozen');
    const invitation = await invite(id);
    const setCard = (status: number) =>
      test.db.update(card).set({ status }).where(eq(card.id, cardId));
    await setCard(CARD_STATUS.blocked);
    expect((await setStatus(invitation.id, { status: 'waiting' })).status).toBe(200);
    const refused = await pay(invitation.id);
    expect(refused.status).toBe(409);
    expect((await readBody(refused)).message).toContain('заблокирована');
    expect(await balanceOf(test.db, id)).toBe(0);
    await setCard(CARD_STATUS.active);
    await pay(invitation.id);
    expect(await balanceOf(test.db, id)).toBe(9100);
  });

  it('[R1.10] an invitation of a friend who is a member is declined with the reason', async () => {
    const { id } = await newMember('inviter');
    const { email } = await newMember('known');
    const known = await invite(id, { email });
    expect(known.status).toBe('declined');
    expect(known.reason?.ru).toContain('приёмную комиссию');
    expect(known.reason?.uz).toContain('qabul komissiyasi');
  });

  it('[R1.10] an invitation is declined when a member has, or had, the friend’s phone or e-mail', async () => {
    const { id } = await newMember('knows');
    const [phone, oldPhone, oldestPhone] = ['+79995550001', '+79995550002', '+79995550003'];
    const known = await newMember('left-traces');
    await test.db
      .update(member)
      .set({ phones: ['+79995550000', oldestPhone] })
      .where(eq(member.id, known.id));
    await test.db.insert(client).values({
      memberId: known.id,
      name: 'Анна',
      surname: 'Знакомая',
      email: 'record@elsewhere.test',
      phone,
      oldPhones: [oldPhone],
      oldEmails: ['earlier@elsewhere.test'],
    });
    const emails = ['record@elsewhere.test', 'earlier@elsewhere.test'];
    const contacts = [
      ...[phone, oldPhone, oldestPhone].map((one) => ({ phone: one })),
      ...emails.map((email) => ({ email })),
    ];
    for (const contact of contacts) {
      const { status, reason } = await invite(id, contact);
      expect({ contact, status }).toEqual({ contact, status: 'declined' });
      expect(reason?.ru).toContain('приёмную комиссию');
    }
  });

  it('[R1.10] a friend with a declined invitation can be invited again, a friend with a rejected one cannot', async () => {
    const [first, second] = [await newMember('tries'), await newMember('tries-later')];
    const phone = '+79995550009';
    await setStatus((await invite(first.id, { phone })).id, { status: 'declined' });
    const again = await invite(second.id, { phone });
    expect(again.status).toBe('sent');
    await setStatus(again.id, { status: 'rejected' });
    expect((await invite(first.id, { phone })).reason?.ru).toContain('приёмную комиссию');
  });

  it('[R1.7] a member whose card is off gets coins for a friend, a member without a card does not', async () => {
    const [off, without] = [await newMember('is-off'), await newMember('without-card')];
    await test.db.update(card).set({ status: CARD_STATUS.off }).where(eq(card.id, off.cardId));
    await test.db.delete(card).where(eq(card.id, without.cardId));
    expect((await pay((await invite(off.id)).id)).status).toBe(200);
    expect(await balanceOf(test.db, off.id)).toBe(9100);
    expect((await pay((await invite(without.id)).id)).status).toBe(409);
    expect(await balanceOf(test.db, without.id)).toBe(0);
  });

  it('[R1.10] a second invitation of a friend is declined with the reason, for another member and for the same one', async () => {
    const [first, second] = [await newMember('first'), await newMember('second')];
    const phone = '+79991112233';
    expect((await invite(first.id, { phone })).status).toBe('sent');
    expect((await invite(second.id, { phone })).reason?.ru).toContain('другой участник');
    expect((await invite(first.id, { phone })).reason?.ru).toContain(
      'уже есть среди твоих приглашений',
    );
  });

  it('[R3.6] an invitation that staff rejects stores the reason for the member', async () => {
    const { id } = await newMember('reason');
    const invitation = await invite(id);
    await setStatus(invitation.id, { status: 'rejected', reason: 'Уехал учиться в другой город' });
    const [ended] = await test.db.select().from(relative).where(eq(relative.id, invitation.id));
    expect(ended).toMatchObject({
      status: 'rejected',
      reason: { ru: 'Уехал учиться в другой город' },
    });
  });

  it('[R1.4] the audit after these tests finds every payment credited once', async () => {
    const auditResult = await audit(test.db);
    expect(auditResult.unpaidInvitations).toEqual([]);
    expect(auditResult.repeatedRewards).toEqual([]);
  });
});
