import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { operation } from '#server/database/schema/programme/operation.ts';
import { operationIdOf } from '#server/operations/operation-types.ts';
import { database } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import { clearResponses } from '#src/data/http/response-cache.ts';
import type { OperationInfo } from '#src/domain/operations/operation.ts';
import {
  DECISIVE_TYPES,
  WELCOME_BONUS_DAYS,
  WELCOME_BONUS_MS,
} from '#src/domain/operations/welcome-bonus.ts';
import { refreshOperations, refreshOperationsDictionary } from '#src/sync/refresh/operations.ts';
import { fetchWelcomeBonus } from '#src/sync/refresh/welcome-bonus.ts';
import { signInOnDevice } from '#tests/support/people/signed-in-person.ts';
import { addMember, type SeededMember } from '#tests/support/service/small-seed.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/people/signed-in-person.ts');
  return authentication;
});

const DAY_MS = 24 * 60 * 60 * 1000;
const { signal } = new AbortController();

let app: TestApp;
let buyer: SeededMember;
/** The addresses of the requests. */
let requested: URL[];
/** In place of the service's dictionary. */
let dictionary: readonly OperationInfo[] | undefined;

async function respond(path: string, init: RequestInit): Promise<Response> {
  const address = new URL(path, 'http://localhost:8080');
  requested.push(address);
  if (dictionary && address.pathname.endsWith('/dictionary/operations'))
    return Response.json({ LoyaltyOperationsInfo: dictionary });
  return app.app.request(path, init);
}

beforeAll(async () => {
  app = await createTestApp();
  vi.stubGlobal('document', { documentElement: { lang: 'ru', dataset: {} } });
  vi.stubGlobal('location', new URL('http://localhost:8080/my/'));
  vi.stubGlobal('fetch', respond);
});
afterAll(() => app.close());
beforeEach(async () => {
  requested = [];
  dictionary = undefined;
  clearResponses();
  const email = `${crypto.randomUUID()}@example.test`;
  buyer = await addMember(app.db, email, { coins: 250, isStudent: true });
  await signInOnDevice(buyer.email);
});

/** The service credits or charges the member. */
const add = (type: string, daysAgo = 0, operationId = operationIdOf(type)) =>
  app.db.insert(operation).values({
    memberId: buyer.id,
    type,
    operationId,
    amount: 250,
    date: new Date(Date.now() - daysAgo * DAY_MS),
  });
const storedTypes = async () => (await database().operations.toArray()).map(({ type }) => type);

/** Institutions may give one kind several ids. */
const WITH_TWO_IDS: readonly OperationInfo[] = [
  { xmlId: 'WELCOME', ids: [operationIdOf('WELCOME')] },
  { xmlId: 'FRIEND', ids: [operationIdOf('FRIEND'), 77] },
];

test.for([
  ['the operations', refreshOperations, refreshOperationsDictionary],
  ['the dictionary', refreshOperationsDictionary, refreshOperations],
] as const)(
  '[R7.9] the dictionary decides what an operation is; %s may arrive first',
  async ([, first, second]) => {
    dictionary = WITH_TWO_IDS;
    await add('REFERRAL_V2', 0, 77);
    await add('UNKNOWN', 0, 999);
    await first();
    await second();
    expect(await storedTypes()).toEqual(['WELCOME', 'FRIEND', 'UNKNOWN']);
  },
);

test('[R7.9] a dictionary that changed also decides about what is stored', async () => {
  await add('REFERRAL_V2', 0, 77);
  await refreshOperationsDictionary();
  await refreshOperations();
  expect(await storedTypes()).toEqual(['WELCOME', 'REFERRAL_V2']);
  const known = await loadMeta(database(), 'operationsDictionary');
  await storeMeta('operationsDictionary', known?.value ?? [], Date.now() - DAY_MS - 1);
  dictionary = WITH_TWO_IDS;
  clearResponses();
  await refreshOperationsDictionary();
  expect(await storedTypes()).toEqual(['WELCOME', 'FRIEND']);
});

test('[R7.8] [R7.9] [R4.12] the service says which welcome bonus is announced, by the ids of the dictionary in the check period', async () => {
  await refreshOperationsDictionary();
  await refreshOperations();
  const [bonus] = await database().operations.toArray();
  await add('PAYMENT', WELCOME_BONUS_DAYS + 1);
  const before = Date.now();
  expect(await fetchWelcomeBonus(signal)).toMatchObject({ id: bonus?.id, amount: 250 });
  const { searchParams } = requested.at(-1) ?? {};
  expect(new Set(searchParams?.get('operationId')?.split(',').map(Number))).toEqual(
    new Set(DECISIVE_TYPES.map(operationIdOf)),
  );
  const since = Date.parse(searchParams?.get('startDate') ?? '');
  expect(since).toBeGreaterThanOrEqual(before - WELCOME_BONUS_MS);
  expect(since).toBeLessThanOrEqual(Date.now() - WELCOME_BONUS_MS);
  // The device has not heard of it yet.
  await add('CANCELLATION');
  expect(await fetchWelcomeBonus(signal)).toBeNull();
});

test('[R4.12] before the dictionary is stored nothing is requested, and nothing announced', async () => {
  await refreshOperations();
  requested = [];
  expect(await fetchWelcomeBonus(signal)).toBeNull();
  expect(requested).toEqual([]);
});
