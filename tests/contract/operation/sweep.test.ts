import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmationCode } from '#server/database/schema/member/confirmation-code.ts';
import { change, trackingSession } from '#server/database/schema/service/change.ts';
import { idempotentRequest } from '#server/database/schema/service/idempotent-request.ts';
import { message } from '#server/database/schema/service/message.ts';
import { oidcModel, signInAttempt } from '#server/database/schema/service/oidc.ts';
import { deskDevice } from '#server/database/schema/shop/desk-device.ts';
import { place } from '#server/database/schema/shop/place.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { recordChange, takeChanges } from '#server/tracking/changes.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date('2030-06-15T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('the sweep', () => {
  it('[R7.31] keeps the stored response of a write for 31 days and deletes it after 36', async () => {
    const write = (at: Date) => ({
      subject: 'sub',
      requestId: randomUUID(),
      fingerprint: 'f',
      status: 201,
      response: {},
      at,
    });
    await test.db.insert(idempotentRequest).values([write(daysAgo(31)), write(daysAgo(36))]);
    await sweep(test.db, NOW);
    const remaining = await test.db.select().from(idempotentRequest);
    expect(remaining.map(({ at }) => at)).toEqual([daysAgo(31)]);
  });

  it('[R7.11] deletes old sessions, and gives a deleted session no change again', async () => {
    const { id } = test.seed.student;
    const session = { sid: 'long', memberId: id, authTime: daysAgo(60).getTime() / 1000 };
    await recordChange(test.db, id, 'cards');
    await test.db.update(change).set({ at: daysAgo(40) });
    expect(await takeChanges(test.db, session)).toEqual(['cards']);
    await test.db.update(trackingSession).set({ seenAt: daysAgo(40) });
    await sweep(test.db, NOW);
    expect(await test.db.$count(trackingSession)).toBe(0);
    expect(await takeChanges(test.db, session)).toEqual([]);
  });

  it('[R12.2] forgets the device of a desk that was not seen for 90 days, unless it was withdrawn', async () => {
    const text = { ru: 'Библиотека', uz: 'Kutubxona' };
    const [at] = await test.db
      .insert(place)
      .values({ name: text, address: text, hours: [] })
      .returning();
    const device = { subject: 'sub', name: 'Анна', placeId: at?.id ?? 0 };
    await test.db.insert(deskDevice).values([
      { ...device, device: randomUUID(), name: 'gone', seenAt: daysAgo(91) },
      {
        ...device,
        device: randomUUID(),
        name: 'lost',
        seenAt: daysAgo(91),
        removedAt: daysAgo(90),
      },
      { ...device, device: randomUUID(), name: 'used', seenAt: daysAgo(89) },
    ]);
    await sweep(test.db, NOW);
    const left = await test.db.select().from(deskDevice);
    expect(left.map(({ name }) => name).toSorted()).toEqual(['lost', 'used']);
  });

  it('deletes expired sign-in data, codes and messages, and keeps what is still in use', async () => {
    const session = { model: 'Session', payload: {} };
    await test.db.insert(oidcModel).values([
      { ...session, id: 'gone', expiresAt: daysAgo(1) },
      { ...session, id: 'live', expiresAt: daysAgo(-1) },
      { ...session, id: 'endless', expiresAt: null },
    ]);
    await test.db.insert(signInAttempt).values([
      { key: 'gone', attempts: 1, expiresAt: daysAgo(1) },
      { key: 'live', attempts: 1, expiresAt: daysAgo(-1) },
    ]);
    const code = { purpose: 'email' as const, address: 'a@example.test', codeHash: 'x' };
    await test.db.insert(confirmationCode).values([
      { ...code, holder: 'gone', deadline: daysAgo(8) },
      { ...code, holder: 'confirmed', deadline: daysAgo(8), confirmedAt: daysAgo(9) },
      { ...code, holder: 'live', deadline: daysAgo(-1) },
    ]);
    const email = { channel: 'email' as const, text: 'x', at: daysAgo(40) };
    await test.db.insert(message).values([
      { ...email, to: 'gone', dueAt: null, deliveredAt: daysAgo(40) },
      { ...email, to: 'waiting', dueAt: daysAgo(0) },
    ]);
    await sweep(test.db, NOW);
    const ids = await test.db.select({ id: oidcModel.id }).from(oidcModel);
    expect(ids.map(({ id }) => id).toSorted()).toEqual(['endless', 'live']);
    const keys = await test.db.select({ key: signInAttempt.key }).from(signInAttempt);
    expect(keys.map(({ key }) => key)).toEqual(['live']);
    const holders = await test.db.select().from(confirmationCode);
    expect(holders.map(({ holder }) => holder).toSorted()).toEqual(['confirmed', 'live']);
    const messages = await test.db.select().from(message);
    expect(messages.map(({ to }) => to)).toEqual(['waiting']);
  });
});
