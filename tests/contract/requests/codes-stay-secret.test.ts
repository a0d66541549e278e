import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { confirmationCode } from '#server/database/schema/member/confirmation-code.ts';
import { idempotentRequest } from '#server/database/schema/service/idempotent-request.ts';
import { interceptRequests } from '#server/demo/sandbox/intercept-requests.ts';
import { Health } from '#server/http/health.ts';
import { createListener } from '#server/http/listener.ts';
import { approveChange } from '#tests/support/people/email-change.ts';
import {
  requestAs,
  lastVerificationCode,
  wrongCodeFor,
} from '#tests/support/service/request-as.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

const policy = { isHttps: false, outsideOrigins: [], identityOrigin: undefined };

let test: TestApp;
let server: Server;
let origin: string;
beforeAll(async () => {
  test = await createTestApp();
  const { app, sandbox } = test;
  const intercept = interceptRequests(sandbox);
  server = createServer(
    createListener({ app, health: new Health(), identity: {}, policy, intercept }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await test.close();
});

/** Collects responses, log lines and the sandbox's request log while `work` sends requests over HTTP. */
async function collectOutput(
  work: (sendRequest: typeof requestAs) => Promise<void>,
): Promise<string> {
  const output: string[] = [];
  const record = (line: string | Uint8Array) => {
    output.push(String(line));
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(record),
    vi.spyOn(process.stderr, 'write').mockImplementation(record),
  ];
  const app = { request: (path: string, init: RequestInit) => fetch(`${origin}${path}`, init) };
  try {
    await work(async (_, ...parameters) => {
      const response = await requestAs({ app }, ...parameters);
      output.push(JSON.stringify([...response.headers]), await response.clone().text());
      return response;
    });
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  output.push(await (await fetch(`${origin}/sandbox/requests`)).text());
  return output.join('\n');
}

it('[R4.16] a verification code is in no response, no log and no table except the messages', async () => {
  const { student } = test.seed;
  const [phone, newEmail] = ['+79007778899', 'secret@example.test'];
  const codes: number[] = [];
  const output = await collectOutput(async (sendRequest) => {
    const phonePath = '/service/api/phoneVerification';
    await sendRequest(test, student.email, phonePath, { method: 'POST', body: { phone } });
    const smsCode = await lastVerificationCode(test, phone);
    await sendRequest(test, student.email, `${phonePath}?code=${wrongCodeFor(smsCode)}`);
    await sendRequest(test, student.email, `${phonePath}?code=${smsCode}`);

    const emailPath = `/service/api/user/${student.id}/emailConfirmation`;
    const put = { method: 'PUT', body: { change_client_email: newEmail } } as const;
    await sendRequest(test, student.email, emailPath, put);
    const emailCode = await lastVerificationCode(test, newEmail);
    for (const code of [wrongCodeFor(emailCode), emailCode]) {
      const body = { code, email: newEmail };
      await sendRequest(test, student.email, emailPath, { method: 'POST', body });
    }
    await sendRequest(test, student.email, emailPath);
    await sendRequest(test, student.email, '/service/api/user/get');
    await approveChange(test, student.id);
    const replace = { method: 'PUT', body: { email: newEmail, code: emailCode } } as const;
    expect((await sendRequest(test, newEmail, '/service/api/user/replace', replace)).status).toBe(
      200,
    );
    codes.push(smsCode, wrongCodeFor(smsCode), emailCode, wrongCodeFor(emailCode));
  });
  const tables = JSON.stringify([
    await test.db.select().from(confirmationCode),
    await test.db.select().from(idempotentRequest),
  ]);
  expect(output).toContain('is_client_email_confirmed');
  expect(output).toContain('/service/api/phoneVerification');
  for (const code of codes) {
    expect(output).not.toContain(String(code));
    expect(tables).not.toContain(String(code));
  }
});
