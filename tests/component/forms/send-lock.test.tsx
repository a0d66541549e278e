import { expect, test } from 'vitest';
import { holdLock } from '#src/platform/page/locks.ts';
import { editLock, withSendLock } from '#src/sync/outbox/send-lock.ts';

const sendable = (ageMs: number) => ({
  requestId: crypto.randomUUID(),
  createdAt: Date.now() - ageMs,
  sentAt: null,
});
const sent = () => Promise.resolve('sent');
const LONG_MS = 10 * 60_000;

test('[R9.10] a post that is being edited is not sent, however old it is, until its form is closed', async () => {
  for (const age of [0, LONG_MS]) {
    const post = sendable(age);
    const close = holdLock(editLock(post.requestId));
    await expect.poll(() => withSendLock(post, sent)).toBeNull();
    close();
    await expect.poll(() => withSendLock(post, sent)).toBe('sent');
  }
});

test('[R7.31] a tab that was frozen while it sent stops another one for a minute only', async () => {
  for (const [age, expected] of [
    [0, null],
    [LONG_MS, 'sent'],
  ] as const) {
    const post = sendable(age);
    const thaw = holdLock(`order-${post.requestId}`);
    await expect.poll(() => navigator.locks.query().then(({ held }) => held?.length)).toBe(1);
    expect(await withSendLock(post, sent)).toBe(expected);
    thaw();
    await expect.poll(() => navigator.locks.query().then(({ held }) => held?.length)).toBe(0);
  }
});
