import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#server/sandbox/audit.ts';
import { giveBirthdayGifts } from '#server/store/birthday-gifts.ts';
import { balanceOf } from '#server/store/ledger.ts';
import { giveWelcomeBonus } from '#server/store/rewards.ts';
import { card } from '#server/store/schema/card.ts';
import { client } from '#server/store/schema/client.ts';
import { member } from '#server/store/schema/member.ts';
import { operation } from '#server/store/schema/operation.ts';
import { BRANDS } from '#src/brand/brands.ts';
import { CARD_STATUS } from '#src/domain/card.ts';
import { testDatabases } from '#tests/support/databases.ts';
import { addMember } from '#tests/support/small-seed.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const databases = await testDatabases();

describe.each(databases)('rewards on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await open();
  }, 60_000);
  afterAll(() => test.close());

  const newMember = (name: string) =>
    addMember(test.db, `${name}@example.test`, { coins: 0, isStudent: false });
  const welcome = (memberId: number, brand: keyof typeof BRANDS) =>
    test.db.transaction((tx) => giveWelcomeBonus(tx, memberId, BRANDS[brand]));
  const giftsOf = (memberId: number) =>
    test.db.$count(
      operation,
      and(eq(operation.memberId, memberId), eq(operation.type, 'BIRTHDAY')),
    );
  const born = async (name: string, birthDate: string, joined = '2020-01-01T00:00:00Z') => {
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

  it('[R1.3] a registration that is finished ten times at once brings one welcome bonus', async () => {
    const { id } = await newMember('welcome');
    await Promise.all(Array.from({ length: 10 }, () => welcome(id, 'synergy')));
    expect(await balanceOf(test.db, id)).toBe(250);
  });

  it('[R1.3] each programme welcomes once, and two brands of one project are one', async () => {
    const { id } = await newMember('programmes');
    await welcome(id, 'people');
    await welcome(id, 'synergy');
    expect(await balanceOf(test.db, id)).toBe(5000);
    await welcome(id, 'mti');
    expect(await balanceOf(test.db, id)).toBe(5250);
  });

  it('[R1.3] a birthday brings 500 once a year, whichever processes look for it together', async () => {
    const { id } = await born('birthday', '2004-03-08');
    const look = (at: string) =>
      Promise.all(Array.from({ length: 6 }, () => giveBirthdayGifts(test.db, new Date(at))));
    await look('2026-03-07T12:00:00Z');
    expect(await balanceOf(test.db, id)).toBe(0);
    await look('2026-03-08T12:00:00Z');
    await look('2026-03-08T13:00:00Z');
    expect(await balanceOf(test.db, id)).toBe(500);
    await look('2027-03-08T12:00:00Z');
    expect(await balanceOf(test.db, id)).toBe(1000);
  });

  it('[R1.3] another birth date in the record brings no second gift in the year', async () => {
    const { id } = await born('twice', '2004-03-08');
    await giveBirthdayGifts(test.db, new Date('2026-03-08T12:00:00Z'));
    await test.db.update(client).set({ birthDate: '2004-05-08' }).where(eq(client.memberId, id));
    await giveBirthdayGifts(test.db, new Date('2026-05-08T12:00:00Z'));
    expect(await giftsOf(id)).toBe(1);
  });

  it('[R1.3] who joined after this year’s birthday waits for the next one', async () => {
    const { id } = await born('late', '2004-03-08', '2026-04-01T00:00:00Z');
    await giveBirthdayGifts(test.db, new Date('2026-05-01T12:00:00Z'));
    expect(await giftsOf(id)).toBe(0);
  });

  it('[R1.7] a blocked card earns no gift until it is free again within the year', async () => {
    const { id, cardId } = await born('blocked', '2004-03-08');
    await setCard(cardId, CARD_STATUS.blocked);
    await giveBirthdayGifts(test.db, new Date('2026-03-08T12:00:00Z'));
    expect(await giftsOf(id)).toBe(0);
    await setCard(cardId, CARD_STATUS.active);
    await giveBirthdayGifts(test.db, new Date('2026-09-01T12:00:00Z'));
    expect(await giftsOf(id)).toBe(1);
  });

  it('[R1.3] the gift also reaches the last of many whose birthday was this year', async () => {
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
    const { id } = await born('behind', '2004-03-08');
    await giveBirthdayGifts(test.db, new Date('2031-12-02T12:00:00Z'));
    expect(await giftsOf(id)).toBe(1);
  });

  it('[R1.3] after all that no reward was given twice', async () => {
    const found = await audit(test.db);
    expect(found.repeatedRewards).toEqual([]);
  });
});
