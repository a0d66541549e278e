import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPostgres, type OpenDb } from '#server/database/db.ts';
import { message } from '#server/database/schema/service/message.ts';
import { createSenders } from '#server/messages/create-senders.ts';
import { createDeliveries } from '#server/messages/deliver-messages.ts';
import { startDispatcher } from '#server/messages/dispatcher.ts';
import { sendMessage } from '#server/messages/send-message.ts';
import { BRANDS } from '#src/brand/brands.ts';
import {
  createPostgresDatabase,
  openFreshEmbedded,
} from '#tests/support/database/fresh-database.ts';
import { deliverMessages } from '#tests/support/service/deliver-messages.ts';

const postgresUrl = await createPostgresDatabase();

const CODE = '482913';
const PHONE = '+79001234567';
const ADDRESS = 'person@example.test';
const recipient = {
  language: 'ru',
  brand: BRANDS.synergy,
  hostname: 'localhost',
  support: 'support@example.test',
} as const;
const PHONE_CODE = { kind: 'phoneCode', code: CODE, recipient } as const;
const EMAIL_CODE = { kind: 'emailCode', code: CODE, recipient } as const;
const SMS_TEXT = `${BRANDS.synergy.shortTitle}: код ${CODE}. Никому его не сообщай.\n\n@localhost #${CODE}`;

/** The database's clock may be a little ahead of ours. */
const soon = () => new Date(Date.now() + 1000);

const databases = [
  { name: 'the embedded database', open: openFreshEmbedded },
  ...(postgresUrl === null ? [] : [{ name: 'PostgreSQL', open: () => openPostgres(postgresUrl) }]),
];

describe.each(databases)('the outbox on $name', ({ open }) => {
  let store: OpenDb;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  beforeEach(() => store.db.delete(message));

  const rows = () => store.db.select().from(message);
  const sender = () => {
    const sent: { to: string; text: string }[] = [];
    return {
      sent,
      send: (given: { to: string; text: string }) => {
        sent.push(given);
        return Promise.resolve();
      },
    };
  };

  it('delivers a committed message once, and no message that was rolled back', async () => {
    const sms = sender();
    const rollback = new Error('rolled back by the test');
    const attempt = store.db.transaction(async (tx) => {
      await sendMessage(tx, '+79000000000', PHONE_CODE);
      throw rollback;
    });
    await expect(attempt).rejects.toBe(rollback);
    await store.db.transaction((tx) => sendMessage(tx, PHONE, PHONE_CODE));
    const delivery = { senders: { sms }, keepsCodes: false };
    for (const _ of [1, 2, 3]) await deliverMessages(store.db, delivery, soon());
    expect(sms.sent).toEqual([{ to: PHONE, text: SMS_TEXT }]);
  });

  it('[R4.16] deletes the code of a delivered message, and keeps it in the sandbox only', async () => {
    for (const keepsCodes of [false, true]) {
      await store.db.delete(message);
      await sendMessage(store.db, PHONE, PHONE_CODE);
      await deliverMessages(store.db, { senders: { sms: sender() }, keepsCodes }, soon());
      const [row] = await rows();
      expect(row?.deliveredAt).toBeInstanceOf(Date);
      expect(row?.code).toBe(keepsCodes ? CODE : null);
      expect(row?.text.includes(CODE)).toBe(keepsCodes);
    }
  });

  it('delivers each message by one of several processes', async () => {
    const sms = sender();
    for (let n = 0; n < 50; n += 1) await sendMessage(store.db, `+7900000${n}`, PHONE_CODE);
    const delivery = { senders: { sms }, keepsCodes: false };
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(
        Array.from({ length: 8 }, () => deliverMessages(store.db, delivery, soon())),
      );
    }
    expect(sms.sent).toHaveLength(50);
    expect(new Set(sms.sent.map(({ to }) => to)).size).toBe(50);
  });

  it('[R10.5] tries again with growing waits, logs no address, and gives up in the end', async () => {
    const logged: string[] = [];
    const write = vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
      logged.push(String(line));
      return true;
    });
    await sendMessage(store.db, PHONE, PHONE_CODE);
    let tries = 0;
    const sms = {
      send: () => {
        tries += 1;
        return Promise.reject(new Error(`no route to ${PHONE} with ${CODE}`));
      },
    };
    const delivery = { senders: { sms }, keepsCodes: false };
    const start = Date.now();
    const deliverAt = (ms: number) => deliverMessages(store.db, delivery, new Date(ms));
    const dueAt = async () => (await rows())[0]?.dueAt?.getTime();
    const triedAt: number[] = [];
    for (let due = await dueAt(); due !== undefined; due = await dueAt()) {
      await deliverAt(due - 1);
      expect(tries).toBe(triedAt.length);
      // The database's clock has a finer unit.
      await deliverAt(due + 1);
      triedAt.push(due);
      expect(tries).toBe(triedAt.length);
    }
    await deliverAt(start + 23 * 3_600_000);
    write.mockRestore();
    expect(tries).toBe(8);
    const waits = triedAt.slice(1).map((at, index) => at - (triedAt[index] ?? 0));
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect((await rows())[0]).toMatchObject({ dueAt: null, deliveredAt: null, attempts: 8 });
    const log = logged.join('');
    expect(log).toContain('try 8');
    expect(log).not.toContain(CODE);
    expect(log).not.toContain(PHONE);
  });

  it('does not send a message that has waited for a day', async () => {
    await sendMessage(store.db, PHONE, PHONE_CODE);
    const sms = sender();
    const tomorrow = new Date(Date.now() + 25 * 3_600_000);
    await deliverMessages(store.db, { senders: { sms }, keepsCodes: false }, tomorrow);
    expect(sms.sent).toEqual([]);
    expect((await rows())[0]?.dueAt).toBeNull();
  });

  it('keeps messages of a channel without a sender for the sandbox', async () => {
    await sendMessage(store.db, ADDRESS, EMAIL_CODE);
    await deliverMessages(store.db, { senders: { sms: sender() }, keepsCodes: true }, soon());
    expect(await rows()).toMatchObject([{ code: CODE, attempts: 0, deliveredAt: null }]);
  });
});

describe('the senders', () => {
  let store: OpenDb;
  beforeAll(async () => {
    store = await openFreshEmbedded();
  });
  afterAll(() => store.close());

  it('post a text message with the bearer token; a 5xx means not sent', async () => {
    const got: { authorization: string | undefined; body: unknown }[] = [];
    let status = 503;
    const operator = await listen(
      createServer((req, res) => {
        void readText(req).then((body) => {
          got.push({
            authorization: req.headers.authorization,
            body: JSON.parse(body) as unknown,
          });
          res.writeHead(status).end();
        });
      }),
    );
    const { sms } = createSenders({ mail: undefined, sms: { url: operator.url, token: 'secret' } });
    await expect(sms?.send({ to: PHONE, text: SMS_TEXT })).rejects.toThrow('503');
    status = 202;
    await sms?.send({ to: PHONE, text: SMS_TEXT });
    expect(got[1]).toEqual({
      authorization: 'Bearer secret',
      body: { to: PHONE, text: SMS_TEXT },
    });
    await operator.close();
  });

  it('send an e-mail with its first line as the subject', async () => {
    const server = await startSmtpServer();
    const senders = createSenders({
      mail: { smtpUrl: server.url, from: 'Личный кабинет <area@example.test>' },
      sms: undefined,
    });
    await sendMessage(store.db, ADDRESS, EMAIL_CODE);
    const stop = startDispatcher(
      'The outbox',
      createDeliveries(store.db, { senders, keepsCodes: false }),
    );
    await expect
      .poll(
        async () =>
          (await store.db.select().from(message).where(eq(message.to, ADDRESS)))[0]?.deliveredAt,
      )
      .toBeInstanceOf(Date);
    await stop();
    const received = server.received.join('');
    expect(received).toContain('RCPT TO:<person@example.test>');
    expect(received).toMatch(/^From: .*<area@example\.test>/m);
    expect(received).toContain(`Subject: =?UTF-8?`);
    await server.close();
  });
});

async function listen(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/send`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** As much of SMTP as a sender needs to send an e-mail. */
async function startSmtpServer() {
  const received: string[] = [];
  const server = createTcpServer((socket) => {
    let inData = false;
    socket.write('220 mail.example.test ESMTP\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const chunk = data.toString('utf8');
      received.push(chunk);
      if (inData) {
        if (!chunk.endsWith('\r\n.\r\n')) return;
        inData = false;
        socket.write('250 taken\r\n');
      } else if (/^DATA/i.test(chunk)) {
        inData = true;
        socket.write('354 go on\r\n');
      } else {
        socket.write('250 mail.example.test\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
