import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveWelcomeBonus } from '#server/cards/link-card.ts';
import { card } from '#server/database/schema/member/card.ts';
import { client } from '#server/database/schema/member/client.ts';
import { member } from '#server/database/schema/member/member.ts';
import { operation } from '#server/database/schema/programme/operation.ts';
import { change } from '#server/database/schema/service/change.ts';
import { audit } from '#server/demo/sandbox/audit.ts';
import { giveBirthdayGifts } from '#server/jobs/birthday-gifts.ts';
import { balanceOf } from '#server/operations/ledger.ts';
import { BRANDS } from '#src/brand/brands.ts';
import { CARD_STATUS } from '#src/domain/member/card.ts';
import { testDatabases } from '#tests/support/database/databases.ts';
import { addMember } from '#tests/support/service/small-seed.ts';
import type { TestApp } from '#tests/support/service/test-app.ts';

const databases = await testDatabases();

describe.each(databases)('rewards on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.close());

  const newMember = (name: string) =>
    addMember(test.db, `${name}@example.test`, { coins: 0, isStudent: false });
  const giveBonus = (memberId: number, brand: keyof typeof BRANDS) =>
    test.db.transaction((tx) => giveWelcomeBonus(tx, memberId, BRANDS[brand]));
  const giftsOf = (memberId: number) =>
    test.db.$count(
      operation,
      and(eq(operation.memberId, memberId), eq(operation.type, 'BIRTHDAY')),
    );
  const addMemberBornOn = async (
    name: string,
    birthDate: string,
    joined = '2020-01-01T00:00:00Z',
  ) => {
    const { id, email, cardId } = await newMember(name);
    await test.db
      .update(member)
      .set({ createdAt: new Date(joined) })
      .where(eq(member.id, id));
    await test.db.insert(client).values({ memberId: id, name, surname: name, email, birthDate });
    return { id, cardId };
  };
  const setCard = (cardId: number, status: number) =>
    test.db.update(card).set({ status }).where(eq(card.id, cardId));

  it('[R1.3] ten welcome bonuses at once give coins once', async () => {
    const { id } = await newMember('welcome');
    await Promise.all(Array.from({ length: 10 }, () => giveBonus(id, 'synergy')));
    expect(await balanceOf(test.db, id)).toBe(250);
  });

  it('[R1.3] each project gives one welcome bonus, and two brands of one project share it', async () => {
    const { id } = await newMember('programmes');
    await giveBonus(id, 'people');
    await giveBonus(id, 'synergy');
    expect(await balanceOf(test.db, id)).toBe(5000);
    await giveBonus(id, 'mti');
    expect(await balanceOf(test.db, id)).toBe(5250);
  });

  it('[R1.3] a birthday gives 500 coins once a year, also when several processes run the job at once', async () => {
    const { id } = await addMemberBornOn('birthday', '2004-03-08');
    const runJobs = (at: string) =>
      Promise.all(Array.from({ length: 6 }, () => giveBirthdayGifts(test.db, new Date(at))));
    await runJobs('2026-03-07T12:00:00Z');
    expect(await balanceOf(test.db, id)).toBe(0);
    await runJobs('2026-03-08T12:00:00Z');
    await runJobs('2026-03-08T13:00:00Z');
    expect(await balanceOf(test.db, id)).toBe(500);
    await runJobs('2027-03-08T12:00:00Z');
    expect(await balanceOf(test.db, id)).toBe(1000);
  });

  it('[R1.3] [R7.11] the job counts the gifts that it gives, and each is news to the member once', async () => {
    const { id } = await addMemberBornOn('news', '2044-03-08', '2044-01-01T00:00:00Z');
    const newsOf = () =>
      test.db.$count(change, and(eq(change.memberId, id), eq(change.kind, 'contacts')));
    const before = await newsOf();
    const runJob = () => giveBirthdayGifts(test.db, new Date('2044-03-08T12:00:00Z'));
    const given = await runJob();
    expect(given).toBeGreaterThan(0);
    expect(await runJob()).toBe(0);
    expect(await newsOf()).toBe(before + 1);
  });

  it('[R1.3] a changed birth date gives no second gift in the year', async () => {
    const { id } = await addMemberBornOn('twice', '2004-03-08');
    await giveBirthdayGifts(test.db, new Date('2026-03-08T12:00:00Z'));
    await test.db.update(client).set({ birthDate: '2004-05-08' }).where(eq(client.memberId, id));
    await giveBirthdayGifts(test.db, new Date('2026-05-08T12:00:00Z'));
    expect(await giftsOf(id)).toBe(1);
  });

  it('[R1.3] a member who joined after this year’s birthday gets no gift this year', async () => {
    const { id } = await addMemberBornOn('late', '2004-03-08', '2026-04-01T00:00:00Z');
    await giveBirthdayGifts(test.db, new Date('2026-05-01T12:00:00Z'));
    expect(await giftsOf(id)).toBe(0);
  });

  it('[R1.7] a member with a blocked card gets the gift when the card is active again in that year', async () => {
    const { id, cardId } = await addMemberBornOn('blocked', '2004-03-08');
    await setCard(cardId, CARD_STATUS.blocked);
    await giveBirthdayGifts(test.db, new Date('2026-03-08T12:00:00Z'));
    expect(await giftsOf(id)).toBe(0);
    await setCard(cardId, CARD_STATUS.active);
    await giveBirthdayGifts(test.db, new Date('2026-09-01T12:00:00Z'));
    expect(await giftsOf(id)).toBe(1);
  });

  it('[R1.3] a member behind 600 others with a birthday this year gets the gift', async () => {
    const crowd = Array.from({ length: 600 }, (_, n) => `crowd${n}@example.test`);
    const added = await test.db
      .insert(member)
      .values(crowd.map((email) => ({ email, fullName: email, createdAt: new Date('2031-12-01') })))
      .returning();
    await test.db.insert(client).values(
      added.map(({ id, email }) => ({
        memberId: id,
        name: 'Анна',
        surname: 'Позднякова',
        email,
        birthDate: '2004-03-08',
      })),
    );
    const { id } = await addMemberBornOn('behind', '2004-03-08');
    await giveBirthdayGifts(test.db, new Date('2031-12-02T12:00:00Z'));
    expect(await giftsOf(id)).toBe(1);
  });

  it('[R1.3] the audit after these tests finds no repeated reward', async () => {
    const auditResult = await audit(test.db);
    expect(auditResult.repeatedRewards).toEqual([]);
  });
});
