import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPostgres, type OpenDb } from '#server/database/db.ts';
import { message } from '#server/database/schema/message.ts';
import { createDeliveries } from '#server/messages/deliver-messages.ts';
import { startDispatcher } from '#server/messages/dispatcher.ts';
import { sendMessage } from '#server/messages/send-message.ts';
import { BRANDS } from '#src/brand/brands.ts';
import { createPostgresDatabase, openFreshEmbedded } from '#tests/support/fresh-database.ts';
import { waitUntil } from '#tests/support/wait-until.ts';

const postgresUrl = await createPostgresDatabase();

const PHONE = '+79001234567';
const ADDRESS = 'person@example.test';
const recipient = { language: 'ru', brand: BRANDS.synergy, hostname: 'localhost' } as const;
const PHONE_CODE = { kind: 'phoneCode', code: '482913', recipient } as const;
const EMAIL_CODE = { kind: 'emailCode', code: '482913', recipient } as const;
const NEWS = { kind: 'emailTaken', recipient } as const;

const databases = [
  { name: 'the embedded database', open: openFreshEmbedded },
  ...(postgresUrl === null ? [] : [{ name: 'PostgreSQL', open: () => openPostgres(postgresUrl) }]),
];

/** A sender that responds to nobody whom it is to keep waiting, until it is let go. */
function slowSender(isSlow: (to: string) => boolean) {
  const begun: string[] = [];
  let letGo: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return {
    begun,
    letGo,
    send: ({ to }: { readonly to: string }) => {
      begun.push(to);
      return isSlow(to) ? until : Promise.resolve();
    },
  };
}

describe.each(databases)('the queues of the outbox on $name', ({ open }) => {
  let store: OpenDb;
  let stop: () => Promise<void> = () => Promise.resolve();
  const held: { readonly letGo: () => void }[] = [];
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  beforeEach(() => store.db.delete(message));
  afterEach(async () => {
    for (const { letGo } of held.splice(0)) letGo();
    await stop();
  });

  const hold = (isSlow: (to: string) => boolean = () => true) => {
    const sender = slowSender(isSlow);
    held.push(sender);
    return sender;
  };
  const notify = (service: string, count: number) =>
    store.db.insert(message).values(
      Array.from({ length: count }, (_, n) => ({
        to: `https://${service}/device-${n}`,
        channel: 'push' as const,
        text: '{}',
      })),
    );

  it('[R10.8] a phone code leaves while a hundred notifications wait for a silent push service, and so do those of another one', async () => {
    const push = hold((to) => to.startsWith('https://silent.example.test/'));
    const sms = hold(() => false);
    await notify('silent.example.test', 100);
    stop = startDispatcher(store.db, { senders: { push, sms }, keepsCodes: false });
    await waitUntil(() => push.begun.length > 0);
    await sendMessage(store.db, PHONE, PHONE_CODE);
    await notify('lively.example.test', 1);
    await expect.poll(() => sms.begun).toEqual([PHONE]);
    await expect.poll(() => push.begun).toContain('https://lively.example.test/device-0');
  });

  it('[R10.8] a code by e-mail leaves while a slow mail server has as many other e-mails as it gets', async () => {
    const email = hold((to) => to !== ADDRESS);
    for (let n = 0; n < 60; n += 1) await sendMessage(store.db, `n${n}@example.test`, NEWS);
    stop = startDispatcher(store.db, { senders: { email }, keepsCodes: false });
    await waitUntil(() => email.begun.length > 0);
    await sendMessage(store.db, ADDRESS, EMAIL_CODE);
    await expect.poll(() => email.begun).toContain(ADDRESS);
  });

  it('[R10.8] of what waits in a channel the codes leave first', async () => {
    const email = hold(() => false);
    for (let n = 0; n < 60; n += 1) await sendMessage(store.db, `n${n}@example.test`, NEWS);
    await sendMessage(store.db, ADDRESS, EMAIL_CODE);
    const deliveries = createDeliveries(store.db, { senders: { email }, keepsCodes: false });
    await deliveries.begin(new Date(Date.now() + 1000));
    await deliveries.ended();
    expect(email.begun).toContain(ADDRESS);
  });
});
