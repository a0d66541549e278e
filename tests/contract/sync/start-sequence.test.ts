import 'fake-indexeddb/auto';
import { subscribe } from 'valtio';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { database, openDatabase } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { EVENT_TYPE } from '#src/domain/events/stored-event.ts';
import { startI18n } from '#src/i18n/setup.ts';
import { overlays } from '#src/state/page/overlays.ts';
import { session } from '#src/state/session/session.ts';
import { initialise } from '#src/sync/loop/initialise.ts';
import { person } from '#tests/support/people/signed-in-person.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/people/signed-in-person.ts');
  return authentication;
});

/** Requests of the start that do not depend on each other. */
const CONCURRENT = [
  'GET /service/v2/api/contacts deals,hasWin',
  'GET /service/v2/api/contacts manager,hasWin',
  'GET /service/api/contacts/detail FRIEND',
  'GET /service/api/contacts/detail ACADEM_ORDER',
  'GET /service/v2/api/orders',
];

let app: TestApp;
/** In chronological order: the name of each sent request, and `✓` with its name for each response. */
let log: string[] = [];
let failingRequest: string | undefined;
/** Responses to these requests wait until all of them have been sent. */
let held: {
  readonly missing: Set<string>;
  readonly release: () => void;
  readonly allSent: Promise<void>;
};

function holdConcurrentResponses() {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = { missing: new Set(CONCURRENT), release: resolve, allSent: promise };
}

function nameOf(path: string, init: RequestInit): string {
  const { pathname, searchParams } = new URL(path, 'http://localhost:8080');
  const kind =
    searchParams.get('xmlId') ??
    (pathname.endsWith('/contacts') ? searchParams.get('include') : null);
  return `${init.method} ${pathname}${kind === null ? '' : ` ${kind}`}`;
}

async function respond(path: string, init: RequestInit): Promise<Response> {
  const name = nameOf(path, init);
  log.push(name);
  if (CONCURRENT.includes(name)) {
    held.missing.delete(name);
    if (held.missing.size === 0) held.release();
    await held.allSent;
  }
  const response =
    name === failingRequest
      ? Response.json({}, { status: 500 })
      : await app.app.request(path, init);
  log.push(`✓ ${name}`);
  return response;
}

beforeAll(async () => {
  app = await createTestApp();
  vi.stubGlobal('document', {
    documentElement: { lang: 'ru', dataset: {} },
    visibilityState: 'visible',
  });
  vi.stubGlobal('location', new URL('http://localhost:8080/my/'));
  vi.stubGlobal('fetch', respond);
  await startI18n('token');
});
afterAll(() => app.close());

let databases = 0;
beforeEach(async () => {
  person.email = app.seed.student.email;
  const { email } = person;
  session.member = { sub: '1', email, firstName: '', lastName: '', roles: [], databaseName: '' };
  databases += 1;
  await openDatabase(`area-start-${databases}`);
  await database().events.put({
    key: 'operation-1',
    type: EVENT_TYPE.operation,
    operation: { id: 1, type: 'ORDER', amount: 5 },
    at: 1,
    isSeen: false,
  });
  log = [];
  failingRequest = undefined;
  overlays.toasts = [];
  holdConcurrentResponses();
});

const positionOf = (entry: string): number => {
  expect(log).toContain(entry);
  return log.indexOf(entry);
};

test('[R4.5] [R7.4] the start requests the client, shows stored events, checks the programme, then requests the rest at once', async () => {
  const stop = subscribe(overlays, () => log.push('event'), true);
  await initialise();
  stop();
  expect(log.slice(0, 5)).toEqual([
    'GET /service/api/user/get',
    '✓ GET /service/api/user/get',
    'event',
    'HEAD /service/v2/api',
    '✓ HEAD /service/v2/api',
  ]);
  const firstResponse = Math.min(...CONCURRENT.map((name) => positionOf(`✓ ${name}`)));
  for (const name of CONCURRENT) expect(positionOf(name)).toBeLessThan(firstResponse);
});

test.each(['GET /service/api/user/get', ...CONCURRENT])(
  '[R4.5] when «%s» fails, the start fails and the other responses are stored',
  async (name) => {
    failingRequest = name;
    await expect(initialise()).rejects.toMatchObject({ category: 'server', status: 500 });
    for (const other of CONCURRENT) await expect.poll(() => log).toContain(`✓ ${other}`);
    await expect
      .poll(() => loadMeta(database(), name.includes('orders') ? 'userInfo' : 'orders'))
      .toBeDefined();
  },
);

test('[R4.5] [R4.10] a failed programme check does not fail the start', async () => {
  failingRequest = 'HEAD /service/v2/api';
  await expect(initialise()).resolves.toBeUndefined();
  expect(await loadMeta(database(), 'userInfo')).toBeDefined();
});
