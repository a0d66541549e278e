import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test as story, vi } from 'vitest';
import { Health } from '#server/http/health.ts';
import { createListener } from '#server/http/listener.ts';
import { confirmationCode } from '#server/store/schema/confirmation-code.ts';
import { idempotentRequest } from '#server/store/schema/idempotent-request.ts';
import { callAs, lastCode, wrongFor } from '#tests/support/call-as.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const policy = { isHttps: false, outsideOrigins: [], identityOrigin: undefined };

let test: TestApp;
let server: Server;
let origin: string;
beforeAll(async () => {
  test = await createTestApp();
  const { app, sandbox } = test;
  server = createServer(
    createListener({ app, health: new Health(), identity: {}, policy, sandbox }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await test.close();
});

/** What the service answered and wrote down while something was done over the real listener. */
async function watch(work: (ask: typeof callAs) => Promise<void>): Promise<string> {
  const heard: string[] = [];
  const listen = (line: string | Uint8Array) => {
    heard.push(String(line));
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(listen),
    vi.spyOn(process.stderr, 'write').mockImplementation(listen),
  ];
  const app = { request: (path: string, init: RequestInit) => fetch(`${origin}${path}`, init) };
  try {
    await work(async (_, ...call) => {
      const answer = await callAs({ app }, ...call);
      heard.push(JSON.stringify([...answer.headers]), await answer.clone().text());
      return answer;
    });
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  heard.push(await (await fetch(`${origin}/sandbox/requests`)).text());
  return heard.join('\n');
}

story('[R4.16] a code is in no answer, no log and no table but the mailbox', async () => {
  const { student } = test.seed;
  const [phone, wanted] = ['+79007778899', 'secret@example.test'];
  const codes: number[] = [];
  const heard = await watch(async (ask) => {
    const phonePath = '/service/api/phoneVerification';
    await ask(test, student.email, phonePath, { method: 'POST', body: { phone } });
    const sms = await lastCode(test, phone);
    await ask(test, student.email, `${phonePath}?code=${wrongFor(sms)}`);
    await ask(test, student.email, `${phonePath}?code=${sms}`);

    const mailPath = `/service/api/user/${student.id}/emailConfirmation`;
    const put = { method: 'PUT', body: { change_client_email: wanted } } as const;
    await ask(test, student.email, mailPath, put);
    const letter = await lastCode(test, wanted);
    for (const code of [wrongFor(letter), letter]) {
      const body = { code, email: wanted };
      await ask(test, student.email, mailPath, { method: 'POST', body });
    }
    await ask(test, student.email, mailPath);
    await ask(test, student.email, '/service/api/user/get');
    const replace = { method: 'PUT', body: { email: wanted, code: letter } } as const;
    expect((await ask(test, wanted, '/service/api/user/replace', replace)).status).toBe(200);
    codes.push(sms, wrongFor(sms), letter, wrongFor(letter));
  });
  const tables = JSON.stringify([
    await test.db.select().from(confirmationCode),
    await test.db.select().from(idempotentRequest),
  ]);
  expect(heard).toContain('is_client_email_confirmed');
  expect(heard).toContain('/service/api/phoneVerification');
  for (const code of codes) {
    expect(heard).not.toContain(String(code));
    expect(tables).not.toContain(String(code));
  }
});
