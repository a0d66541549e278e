import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordChange, takeChanges } from '#server/store/changes.ts';
import { change, trackingSession } from '#server/store/schema/change.ts';
import { confirmationCode } from '#server/store/schema/confirmation-code.ts';
import { idempotentRequest } from '#server/store/schema/idempotent-request.ts';
import { message } from '#server/store/schema/message.ts';
import { oidcModel, signInAttempt } from '#server/store/schema/oidc.ts';
import { sweep } from '#server/store/sweep.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date('2030-06-15T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('the sweep', () => {
  it('[R7.31] keeps the answer of a write for 30 days and more, and not for ever', async () => {
    const write = (at: Date) => ({
      subject: 'sub',
      requestId: randomUUID(),
      fingerprint: 'f',
      status: 201,
      answer: {},
      at,
    });
    await test.db.insert(idempotentRequest).values([write(daysAgo(31)), write(daysAgo(36))]);
    await sweep(test.db, NOW);
    const left = await test.db.select().from(idempotentRequest);
    expect(left.map(({ at }) => at)).toEqual([daysAgo(31)]);
  });

  it('[R7.11] tells no session a change again', async () => {
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

  it('removes what has expired of sign-in, codes and messages, and nothing that is waited for', async () => {
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
    const letter = { channel: 'email' as const, text: 'x', at: daysAgo(40) };
    await test.db.insert(message).values([
      { ...letter, to: 'gone', dueAt: null, deliveredAt: daysAgo(40) },
      { ...letter, to: 'waiting', dueAt: daysAgo(0) },
    ]);
    await sweep(test.db, NOW);
    const ids = await test.db.select({ id: oidcModel.id }).from(oidcModel);
    expect(ids.map(({ id }) => id).toSorted()).toEqual(['endless', 'live']);
    const keys = await test.db.select({ key: signInAttempt.key }).from(signInAttempt);
    expect(keys.map(({ key }) => key)).toEqual(['live']);
    const holders = await test.db.select().from(confirmationCode);
    expect(holders.map(({ holder }) => holder).toSorted()).toEqual(['confirmed', 'live']);
    const letters = await test.db.select().from(message);
    expect(letters.map(({ to }) => to)).toEqual(['waiting']);
  });
});
