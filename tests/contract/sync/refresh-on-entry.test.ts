import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fillProgramme } from '#server/demo/programme/fill-programme.ts';
import { openDatabase } from '#src/data/db/area/database.ts';
import { session } from '#src/state/session/session.ts';
import { refreshForOffline, refreshOnEntry } from '#src/sync/refresh/refresh-collections.ts';
import { person } from '#tests/support/people/signed-in-person.ts';
import { addMember } from '#tests/support/service/small-seed.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/people/signed-in-person.ts');
  return authentication;
});

const EMAIL = 'reader@example.test';
const HOUR = 60 * 60_000;

let app: TestApp;
let requests: string[] = [];
let databases = 0;

beforeAll(async () => {
  app = await createTestApp();
  await fillProgramme(app.db);
  await addMember(app.db, EMAIL, { coins: 0, isStudent: true });
  vi.stubGlobal('document', { documentElement: { lang: 'ru', dataset: {} } });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    requests.push(path);
    return app.app.request(path, init);
  });
});
afterAll(() => app.close());

beforeEach(async () => {
  databases += 1;
  const databaseName = `area-refresh-${databases}`;
  Object.assign(person, { email: EMAIL, isSignedIn: true });
  session.member = {
    sub: EMAIL,
    email: EMAIL,
    firstName: '',
    lastName: '',
    roles: [],
    databaseName,
  };
  await openDatabase(databaseName);
  requests = [];
});
afterEach(() => vi.restoreAllMocks());

/** Moves the device's clock by `ms` from now. */
function moveClock(ms: number): void {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + ms);
}

test('[R9.5] a screen that opens again within a minute shows what it has, and later fetches again', async () => {
  await refreshOnEntry('rating');
  await refreshOnEntry('rating');
  expect(requests).toHaveLength(1);
  moveClock(61_000);
  await refreshOnEntry('rating');
  expect(requests).toHaveLength(2);
});

test('[R9.5] after the device’s clock was set back a screen fetches again', async () => {
  await refreshOnEntry('rating');
  moveClock(-3 * HOUR);
  await refreshOnEntry('rating');
  expect(requests).toHaveLength(2);
});

/** The dictionaries come with products that have just changed, as those of a new database have. */
const DICTIONARIES = /\/(brands|categories|subCategories|productTypes)\b/;
/** The first parts of the paths that were requested after so many requests, in alphabetical order. */
const requestedSince = (number: number) =>
  requests
    .slice(number)
    .filter((path) => !DICTIONARIES.test(path))
    .map((path) => /\/api\/(\w+)/.exec(path)?.[1] ?? '')
    .toSorted();

test('[R9.2] [R9.5] the start downloads what can be read offline, and again what is old on the device', async () => {
  await refreshForOffline();
  const first = requests.length;
  await refreshForOffline();
  expect(requests).toHaveLength(first);
  moveClock(HOUR / 4 + 1000);
  await refreshForOffline();
  expect(requestedSince(first)).toEqual(['products']);
  const second = requests.length;
  vi.restoreAllMocks();
  moveClock(6 * HOUR + 1000);
  await refreshForOffline();
  // The response with the stories is kept for longer.
  expect(requestedSince(second)).toEqual([
    'deliveryNotes',
    'education',
    'goal',
    'products',
    'relatives',
    'technicalSupport',
    'topClientsRating',
  ]);
});
