import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSenders } from '#server/messages/create-senders.ts';
import { deliverMessages } from '#server/messages/deliver-messages.ts';
import { startDispatcher } from '#server/messages/dispatcher.ts';
import { sendMessage } from '#server/messages/send-message.ts';
import { openEmbedded, openPostgres, type OpenDb } from '#server/store/db.ts';
import { message } from '#server/store/schema/message.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';

const postgres: TestPostgres | null = await startPostgres();
afterAll(() => postgres?.stop());

const CODE = '482913';
const TEXT = `Код подтверждения\n\nКод: ${CODE}`;
const SMS = { to: '+79001234567', channel: 'sms', code: CODE, text: `код ${CODE}` } as const;
const LETTER = { to: 'person@example.test', channel: 'email', code: CODE, text: TEXT } as const;

/** The database's clock may be a little ahead of ours. */
const soon = () => new Date(Date.now() + 1000);

const databases = [
  { name: 'the embedded database', open: () => openEmbedded() },
  ...(postgres ? [{ name: 'PostgreSQL', open: () => openPostgres(postgres.url) }] : []),
];

describe.each(databases)('the outbox on $name', ({ open }) => {
  let store: OpenDb;
  beforeAll(async () => {
    store = await open();
  }, 60_000);
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

  it('delivers what was committed, once, and nothing that was rolled back', async () => {
    const sms = sender();
    const rollback = new Error('rolled back by the test');
    const attempt = store.db.transaction(async (tx) => {
      await sendMessage(tx, { ...SMS, to: '+79000000000' });
      throw rollback;
    });
    await expect(attempt).rejects.toBe(rollback);
    await store.db.transaction((tx) => sendMessage(tx, SMS));
    const delivery = { senders: { sms }, keepsCodes: false };
    for (const _ of [1, 2, 3]) await deliverMessages(store.db, delivery, soon());
    expect(sms.sent).toEqual([{ to: SMS.to, text: SMS.text }]);
  });

  it('[R4.16] wipes the code of a delivered message, and keeps it in the sandbox alone', async () => {
    for (const keepsCodes of [false, true]) {
      await store.db.delete(message);
      await sendMessage(store.db, SMS);
      await deliverMessages(store.db, { senders: { sms: sender() }, keepsCodes }, soon());
      const [row] = await rows();
      expect(row?.deliveredAt).toBeInstanceOf(Date);
      expect(row?.code).toBe(keepsCodes ? CODE : null);
      expect(row?.text.includes(CODE)).toBe(keepsCodes);
    }
  });

  it('gives each message to one of several processes', async () => {
    const sms = sender();
    for (let n = 0; n < 50; n += 1) await sendMessage(store.db, { ...SMS, to: `+7900000${n}` });
    const delivery = { senders: { sms }, keepsCodes: false };
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(
        Array.from({ length: 8 }, () => deliverMessages(store.db, delivery, soon())),
      );
    }
    expect(sms.sent).toHaveLength(50);
    expect(new Set(sms.sent.map(({ to }) => to)).size).toBe(50);
  });

  it('[R10.5] tries again later and later, says so without the address, and gives up at last', async () => {
    const logged: string[] = [];
    const write = vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
      logged.push(String(line));
      return true;
    });
    await sendMessage(store.db, SMS);
    let tries = 0;
    const sms = {
      send: () => {
        tries += 1;
        return Promise.reject(new Error(`no route to ${SMS.to} with ${CODE}`));
      },
    };
    const delivery = { senders: { sms }, keepsCodes: false };
    const start = Date.now();
    const triedAt: number[] = [];
    for (let minutes = 0; minutes < 23 * 60; minutes += 0.5) {
      const before = tries;
      await deliverMessages(store.db, delivery, new Date(start + 1000 + minutes * 60_000));
      if (tries > before) triedAt.push(minutes);
    }
    write.mockRestore();
    expect(tries).toBe(8);
    const waits = triedAt.slice(1).map((at, index) => at - (triedAt[index] ?? 0));
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect((await rows())[0]).toMatchObject({ dueAt: null, deliveredAt: null, attempts: 8 });
    const log = logged.join('');
    expect(log).toContain('try 8');
    expect(log).not.toContain(CODE);
    expect(log).not.toContain(SMS.to);
  }, 60_000);

  it('does not send what has waited for a day', async () => {
    await sendMessage(store.db, SMS);
    const sms = sender();
    const tomorrow = new Date(Date.now() + 25 * 3_600_000);
    await deliverMessages(store.db, { senders: { sms }, keepsCodes: false }, tomorrow);
    expect(sms.sent).toEqual([]);
    expect((await rows())[0]?.dueAt).toBeNull();
  });

  it('leaves messages of a channel without a sender where the sandbox shows them', async () => {
    await sendMessage(store.db, LETTER);
    await deliverMessages(store.db, { senders: { sms: sender() }, keepsCodes: true }, soon());
    expect(await rows()).toMatchObject([{ code: CODE, attempts: 0, deliveredAt: null }]);
  });
});

describe('the senders', () => {
  let store: OpenDb;
  beforeAll(async () => {
    store = await openEmbedded();
  });
  afterAll(() => store.close());

  it('post a text message with its bearer token, and take a 5xx for not sent', async () => {
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
    await expect(sms?.send({ to: SMS.to, text: SMS.text })).rejects.toThrow('503');
    status = 202;
    await sms?.send({ to: SMS.to, text: SMS.text });
    expect(got[1]).toEqual({
      authorization: 'Bearer secret',
      body: { to: SMS.to, text: SMS.text },
    });
    await operator.close();
  });

  it('hand a letter to the mail server with the first line as its subject', async () => {
    const server = await startSmtpServer();
    const senders = createSenders({
      mail: { smtpUrl: server.url, from: 'Личный кабинет <area@example.test>' },
      sms: undefined,
    });
    await sendMessage(store.db, LETTER);
    const stop = startDispatcher(store.db, { senders, keepsCodes: false });
    await expect
      .poll(
        async () =>
          (await store.db.select().from(message).where(eq(message.to, LETTER.to)))[0]?.deliveredAt,
        { timeout: 60_000 },
      )
      .toBeInstanceOf(Date);
    await stop();
    const letter = server.letters.join('');
    expect(letter).toContain('RCPT TO:<person@example.test>');
    expect(letter).toMatch(/^From: .*<area@example\.test>/m);
    expect(letter).toContain(`Subject: =?UTF-8?`);
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

/** As much of SMTP as a client needs to hand a letter over. */
async function startSmtpServer() {
  const letters: string[] = [];
  const server = createTcpServer((socket) => {
    let inData = false;
    socket.write('220 mail.example.test ESMTP\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const said = chunk.toString('utf8');
      letters.push(said);
      if (inData) {
        if (!said.endsWith('\r\n.\r\n')) return;
        inData = false;
        socket.write('250 taken\r\n');
      } else if (/^DATA/i.test(said)) {
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
    letters,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
