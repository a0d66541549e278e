import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPostgres, type OpenDb } from '#server/database/db.ts';
import { message } from '#server/database/schema/service/message.ts';
import { createDeliveries } from '#server/messages/deliver-messages.ts';
import { startDispatcher } from '#server/messages/dispatcher.ts';
import { sendMessage } from '#server/messages/send-message.ts';
import { createSmtpSender } from '#server/messages/smtp-sender.ts';
import { BRANDS } from '#src/brand/brands.ts';
import {
  createPostgresDatabase,
  openFreshEmbedded,
} from '#tests/support/database/fresh-database.ts';
import { waitUntil } from '#tests/support/wait-until.ts';

const postgresUrl = await createPostgresDatabase();

const PHONE = '+79001234567';
const ADDRESS = 'person@example.test';
const recipient = {
  language: 'ru',
  brand: BRANDS.synergy,
  hostname: 'localhost',
  support: 'support@example.test',
} as const;
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
    stop = startDispatcher(
      'The outbox',
      createDeliveries(store.db, { senders: { push, sms }, keepsCodes: false }),
    );
    await waitUntil(() => push.begun.length > 0);
    await sendMessage(store.db, PHONE, PHONE_CODE);
    await notify('lively.example.test', 1);
    await expect.poll(() => sms.begun).toEqual([PHONE]);
    await expect.poll(() => push.begun).toContain('https://lively.example.test/device-0');
  });

  it('[R10.8] a code by e-mail leaves while a slow mail server has as many other e-mails as it gets', async () => {
    const email = hold((to) => to !== ADDRESS);
    for (let n = 0; n < 60; n += 1) await sendMessage(store.db, `n${n}@example.test`, NEWS);
    stop = startDispatcher(
      'The outbox',
      createDeliveries(store.db, { senders: { email }, keepsCodes: false }),
    );
    await waitUntil(() => email.begun.length > 0);
    await sendMessage(store.db, ADDRESS, EMAIL_CODE);
    await expect.poll(() => email.begun).toContain(ADDRESS);
  });

  it('[R10.8] a code by text message leaves while the gateway is silent about others', async () => {
    const sms = hold((to) => to !== PHONE);
    for (const other of [1, 2, 3]) await sendMessage(store.db, `+7900000000${other}`, PHONE_CODE);
    stop = startDispatcher(
      'The outbox',
      createDeliveries(store.db, { senders: { sms }, keepsCodes: false }),
    );
    await waitUntil(() => sms.begun.length === 3);
    await sendMessage(store.db, PHONE, PHONE_CODE);
    await expect.poll(() => sms.begun).toContain(PHONE);
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

  it('[R10.8] a conversation with a slow mail server ends before another process may send the same e-mail', async () => {
    const limit = new AbortController();
    let longestMs = 0;
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      longestMs = ms;
      return limit.signal;
    });
    const server = await startSlowMailServer();
    const process = () =>
      createDeliveries(store.db, {
        senders: { email: createSmtpSender(server.url, 'area@example.test') },
        keepsCodes: false,
      });
    const [first, second] = [process(), process()];
    await sendMessage(store.db, ADDRESS, NEWS);
    const start = Date.now() + 1000;
    await first.begin(new Date(start));
    // It responds to each line and is nearly as slow as a response may be.
    for (let lines = 0; lines < 3; lines += 1) await server.respond();
    for (const ms of [31_000, longestMs]) await second.begin(new Date(start + ms));
    expect(longestMs).toBeGreaterThan(0);
    expect(server.conversations()).toBe(1);
    limit.abort();
    await first.ended();
    timeout.mockRestore();
    expect((await store.db.select().from(message))[0]).toMatchObject({
      attempts: 1,
      deliveredAt: null,
    });
    await server.close();
  });
});

/** A mail server that responds only when it is told to. */
async function startSlowMailServer() {
  const sockets: Socket[] = [];
  let heard = 0;
  let responded = 0;
  const server = createServer((socket) => {
    sockets.push(socket);
    heard += 1;
    socket.on('data', () => {
      heard += 1;
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    conversations: () => sockets.length,
    /** Responds to the next line, the greeting first. */
    respond: async () => {
      await waitUntil(() => heard > responded);
      sockets[0]?.write(responded === 0 ? '220 mail.example.test\r\n' : '250 taken\r\n');
      responded += 1;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
