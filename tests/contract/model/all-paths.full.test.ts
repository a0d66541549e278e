import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEED_ACCOUNTS } from '#server/demo/accounts.ts';
import type { OpenApiDocument } from '#server/http/openapi/document.ts';
import { freePort } from '#tests/support/database/ports.ts';
import { SOAK } from '#tests/support/database/soak.ts';
import { fuzzRequests, toBody, type FuzzRequest } from '#tests/support/faults/fuzz-requests.ts';
import { outsideRequests } from '#tests/support/service/outside-requests.ts';
import { spawnServer, type ServerProcess } from '#tests/support/service/server-process.ts';
import { Browser } from '../../support/people/identity-browser.ts';

const CONCURRENCY = 20;
/** Sooner than a token ends, in ms. */
const TOKENS_MS = 150_000;
/** In place of a token of the account. */
const TOKEN = /^Bearer <(.+)>$/;

/** What the log must never have, each in a place where a person would type it. */
const PERSONAL = {
  email: 'planted.person@example.test',
  phone: '+79035557788',
  name: 'Плантация',
  surname: 'Plantedova',
  secret: 'planted-secret-4711',
  card: '990035557788',
} as const;
const planted: string[] = Object.values(PERSONAL);
/** As they may stand in a line: encoded, or a phone without its beginning. */
const TRACES = /planted|Плантац|%D0%9F%D0%BB%D0%B0%D0%BD%D1%82|9035557788|990035557788/i;

describe('a process that gets generated requests on all its paths', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loyalty-all-paths-'));
  let origin = '';
  let server: ServerProcess;
  let requests: fc.Arbitrary<FuzzRequest>;
  const tokens = new Map<string, string>();
  let tokensAt = -Infinity;

  beforeAll(async () => {
    const port = await freePort();
    origin = `http://localhost:${port}`;
    server = await spawnServer(port, {
      DATA_DIR: folder,
      PUBLIC_ORIGIN: origin,
      SEED_PRODUCTS: '20',
      LOG_FORMAT: 'json',
      LOG_LEVEL: 'debug',
      // Each request comes from another address: limits by address would end the run at its beginning.
      TRUSTED_PROXIES: '1',
    });
    const document = (await (
      await fetch(`${origin}/service/openapi.json`)
    ).json()) as OpenApiDocument;
    const accounts = SEED_ACCOUNTS.map(({ email }) => `Bearer <${email}>`);
    requests = fc.oneof(
      { weight: 3, arbitrary: fuzzRequests(document, knownValues(), accounts) },
      { weight: 2, arbitrary: outsideRequests(planted, origin) },
    );
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  const renewTokens = async () => {
    tokensAt = performance.now();
    for (const { email } of SEED_ACCOUNTS) {
      const signedIn = await new Browser(origin).signIn(email).catch(() => undefined);
      if (signedIn?.access_token !== undefined) tokens.set(email, signedIn.access_token);
    }
  };

  const statuses = new Map<number, number>();
  let sent = 0;
  const send = async (request: FuzzRequest): Promise<void> => {
    const { Authorization: authorization = '', ...headers } = request.headers;
    const account = TOKEN.exec(authorization)?.[1];
    const known = account === undefined ? authorization : `Bearer ${tokens.get(account) ?? ''}`;
    sent += 1;
    const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
    const response = await fetch(origin + request.path, {
      method: request.method,
      redirect: 'manual',
      headers: {
        ...headers,
        'X-Forwarded-For': address,
        ...(known !== '' && { Authorization: known }),
      },
      ...(request.body !== undefined && { body: toBody(request.body) }),
    }).catch((error: unknown) => {
      // The code of a broken connection is in its cause only.
      throw new Error(`No response: ${nameOf(request)}: ${inspect(error)}`);
    });
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    const text = await response.text();
    if (response.status >= 500) {
      throw new Error(`A 5xx: ${nameOf(request)}: ${response.status} ${text.slice(0, 300)}`);
    }
  };

  it(
    '[R8.2] [R10.5] responds with no 5xx, and logs nothing personal of them',
    { timeout: SOAK.timeoutMs },
    async () => {
      const numRuns = Math.ceil(SOAK.allPathsRequests / CONCURRENCY);
      const batches = fc.array(requests, { minLength: CONCURRENCY, maxLength: CONCURRENCY });
      const property = fc.asyncProperty(batches, async (batch) => {
        if (performance.now() - tokensAt > TOKENS_MS) await renewTokens();
        await Promise.all(batch.map(send));
      });
      await fc.assert(property, { ...SOAK.cases, numRuns, endOnFailure: true });
      const counts = [...statuses].toSorted(([a], [b]) => a - b);
      console.log(
        `requests to all paths: ${sent} (${counts.map(([status, n]) => `${status}: ${n}`).join(', ')})`,
      );
      const lines = server.output().split('\n');
      // Headers that are too large are refused before there is a request.
      expect(lines.length).toBeGreaterThan(sent - (statuses.get(431) ?? 0));
      expect(lines.filter((line) => TRACES.test(line))).toEqual([]);
      const succeeded = counts.filter(([status]) => status < 400);
      expect(succeeded.reduce((sum, [, n]) => sum + n, 0)).toBeGreaterThan(sent / 5);
    },
  );
});

const nameOf = ({ method, path, body }: FuzzRequest): string =>
  `${method} ${path.slice(0, 400)} ${JSON.stringify(body)?.slice(0, 400)}`;

function knownValues(): Record<string, unknown[]> {
  const { email, phone, name, surname, secret, card } = PERSONAL;
  return {
    email: ['student@example.test', email],
    ownerEmail: ['student@example.test', email],
    change_client_email: [email],
    phone: [phone, '89035557788'],
    name: [name],
    surname: [surname],
    comment: [secret, phone, email],
    description: [secret],
    message: [`Cannot read ${email}`, `Cannot read ${phone}`],
    stack: [`at ${email}`, secret],
    title: [secret, name],
    text: [secret, phone],
    q: [phone, email, surname],
    query: [`${name}, ${phone}`],
    code: [secret, '123456'],
    cardNumber: [card],
    personalDataAgree: ['on'],
    mergelead: [`SF${card}`],
    partner: [card],
    version: ['1'],
    'x-expected-amount': ['100', '0'],
    'x-source-lp': ['personalAreaClientLP'],
  };
}
