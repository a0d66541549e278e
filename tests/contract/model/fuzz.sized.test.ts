import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configureLog } from '#server/config/log.ts';
import { member } from '#server/database/schema/member/member.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { audit } from '#server/demo/sandbox/audit.ts';
import type { OpenApiDocument } from '#server/http/openapi/document.ts';
import { addOperation } from '#server/operations/ledger.ts';
import { errorBody } from '#src/contract/error.ts';
import { testDatabases } from '#tests/support/database/databases.ts';
import { SOAK } from '#tests/support/database/soak.ts';
import { fuzzRequests, toBody, type FuzzRequest } from '#tests/support/faults/fuzz-requests.ts';
import { tokenOf, type TestApp } from '#tests/support/service/test-app.ts';

const databases = await testDatabases();
/** Requests in flight at the same time. */
const CONCURRENCY = 20;
const requestsPerDatabase = Math.ceil(SOAK.fuzzRequests / databases.length);

/** Internal details that no response may contain: stack traces, file paths and SQL. */
const INTERNALS =
  /\bat \S+ \(|node_modules|\.ts:\d+|DrizzleQuery|PGlite|PostgresError|Failed query|violates|"?insert into|select .+ from "|duplicate key/i;
/** Paths whose errors are JSON; pages and files have others. */
const JSON_PATHS = /^\/(?:service|programme|crm|suggest|errors)/;

describe.each(databases)('generated requests on $name', ({ open }) => {
  let test: TestApp;
  let requests: fc.Arbitrary<FuzzRequest>;
  const statuses = new Map<number, number>();
  afterAll(() => configureLog({ isJson: false, level: 'warn' }));
  beforeAll(async () => {
    // Otherwise each report to /errors would print a line.
    configureLog({ isJson: true, level: 'error' });
    test = await open();
    await addCoinsAndStock(test);
    const document = (await (
      await test.app.request('/service/openapi.json')
    ).json()) as OpenApiDocument;
    const staff = `Bearer ${tokenOf('admin@example.test', { roles: ['admin'] })}`;
    requests = fc.oneof(
      {
        weight: 19,
        arbitrary: fuzzRequests(pathsOf(document, false), knownValues(test), credentials()),
      },
      {
        weight: 1,
        arbitrary: fuzzRequests(pathsOf(document, true), { '{id}': [1, 2, 3, 100_001] }, [staff]),
      },
    );
  });
  afterAll(() => test.close());

  it(
    '[R8.2] get no 5xx, no error without a text and no internal details',
    { timeout: SOAK.timeoutMs },
    async () => {
      const property = fc.asyncProperty(
        fc.array(requests, { minLength: CONCURRENCY, maxLength: CONCURRENCY }),
        async (batch) => {
          await Promise.all(batch.map(async (one) => checkResponse(one, await send(test, one))));
        },
      );
      const numRuns = Math.ceil(requestsPerDatabase / CONCURRENCY);
      await fc.assert(property, { ...SOAK.cases, numRuns, endOnFailure: true });
      const counts = [...statuses].toSorted(([a], [b]) => a - b);
      const total = counts.reduce((sum, [, count]) => sum + count, 0);
      console.log(
        `requests fuzzed: ${total} (${counts.map(([status, n]) => `${status}: ${n}`).join(', ')})`,
      );
      expect(total).toBeGreaterThanOrEqual(requestsPerDatabase);
      // Enough requests must be valid, because validation alone rejects the others early.
      const valid = counts.filter(([status]) => status < 300);
      expect(valid.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(total / 5);
    },
  );

  it('[R2.18] the audit after these requests finds no mistake', async () => {
    const { balances, ledgerSums, ...faults } = await audit(test.db);
    expect(balances.length).toBe(ledgerSums.length);
    expect(Object.values(faults).flat()).toEqual([]);
  });

  it('[R4.16] change no member’s address or CRM link', async () => {
    const [student] = await test.db
      .select()
      .from(member)
      .where(eq(member.id, test.seed.student.id));
    expect(student?.email).toBe(test.seed.student.email);
    expect(student?.bitrixId).toBeNull();
  });

  async function checkResponse(request: FuzzRequest, response: Response): Promise<void> {
    const { status } = response;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const text = await response.text();
    const summary = `${request.method} ${request.path.slice(0, 300)} ${status} ${text.slice(0, 300)}`;
    if (status >= 500) throw new Error(`A 5xx: ${summary}`);
    if (status >= 400 && request.method !== 'HEAD' && JSON_PATHS.test(request.path)) {
      const { message, errorCode } = v.parse(errorBody, JSON.parse(text));
      if (message.trim() === '' || errorCode === '') throw new Error(`No text: ${summary}`);
    }
    if (!request.path.startsWith('/service/openapi') && INTERNALS.test(text)) {
      throw new Error(`Internal details: ${summary}`);
    }
  }
});

/** The document with the institution's acts only, or without them: they have other senders. */
const pathsOf = (document: OpenApiDocument, areActs: boolean): OpenApiDocument => ({
  ...document,
  paths: Object.fromEntries(
    Object.entries(document.paths).filter(([path]) => path.startsWith('/programme/') === areActs),
  ),
});

const send = async ({ app }: TestApp, request: FuzzRequest): Promise<Response> =>
  app.request(request.path, {
    method: request.method,
    headers: request.headers,
    ...(request.body !== undefined && { body: toBody(request.body) }),
  });

/** Adds coins and stock for thousands of orders. */
async function addCoinsAndStock({ db, seed }: TestApp): Promise<void> {
  await db.update(product).set({ stock: 1_000_000 });
  for (const { id } of [seed.student, seed.notStudent]) {
    await db.transaction((tx) =>
      addOperation(tx, { memberId: id, type: 'DECREE', amount: 100_000_000 }),
    );
  }
}

const credentials = () => [
  ...Array.from({ length: 16 }, () => `Bearer ${tokenOf('student@example.test')}`),
  `Bearer ${tokenOf('not-student@example.test')}`,
  `Bearer ${tokenOf('manager@example.test', { roles: ['manager'] })}`,
  `Bearer ${tokenOf('new@example.test')}`,
];

function knownValues({ seed }: TestApp): Record<string, unknown[]> {
  const student = Array.from({ length: 16 }, () => 'student@example.test');
  const emails = [...student, 'not-student@example.test', 'new@example.test'];
  const orders = Array.from({ length: 30 }, (_, index) => 100_001 + index);
  return {
    cardId: [...student.map(() => seed.student.cardId), seed.notStudent.cardId, 99],
    prodId: [seed.mug, seed.lesson, seed.lesson, seed.lesson, seed.concert, 99],
    '{id}': [1, 2, 3, ...orders],
    email: emails,
    ownerEmail: emails,
    change_client_email: ['anna.new@example.test', ...emails],
    phone: ['+79005550001', '89005550002', '+998901234567'],
    name: ['Анна', 'Нигора', "O'tkir"],
    surname: ['Студентова', 'Собирова'],
    date: ['2026-01-01T00:00:00.000Z'],
    personalDataAgree: ['on'],
    mergelead: ['SFabc1231700000000', 'SFdef4561700000001', 'SFghi7891700000002'],
    partner: [`90000000${seed.student.id}`, '1'],
    interests: ['everything', 'it'],
    version: ['1'],
    'x-expected-amount': ['100', '100', '100', '1200', '0'],
    'x-source-lp': [...student.map(() => 'personalAreaClientLP'), 'personalAreaPartnerLP'],
  };
}
