import 'fake-indexeddb/auto';
import { subscribe } from 'valtio';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { database, openDatabase } from '#src/data/db/database.ts';
import { readMeta } from '#src/data/db/meta.ts';
import { EVENT_TYPE } from '#src/domain/stored-event.ts';
import { startI18n } from '#src/i18n/setup.ts';
import { overlays } from '#src/state/overlays.ts';
import { session } from '#src/state/session.ts';
import { initialise } from '#src/sync/initialise.ts';
import { person } from '#tests/support/signed-in-person.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/signed-in-person.ts');
  return authentication;
});

/** The calls of the start that need not wait for each other. */
const TOGETHER = [
  'GET /service/v2/api/contacts',
  'GET /service/api/contacts/detail FRIEND',
  'GET /service/api/contacts/detail ACADEM_ORDER',
  'GET /service/v2/api/orders',
];

let app: TestApp;
/** What happened, in its order: a call when it left, `✓` with it when its answer came. */
let happened: string[] = [];
let broken: string | undefined;
/** Answers of these wait until each of them was asked for. */
let held: { readonly calls: Set<string>; readonly open: () => void; readonly all: Promise<void> };

function holdTogether() {
  const gate = Promise.withResolvers<void>();
  held = { calls: new Set(TOGETHER), open: gate.resolve, all: gate.promise };
}

function nameOf(path: string, init: RequestInit): string {
  const { pathname, searchParams } = new URL(path, 'http://localhost:8080');
  const kind = searchParams.get('xmlId');
  return `${init.method} ${pathname}${kind === null ? '' : ` ${kind}`}`;
}

async function answer(path: string, init: RequestInit): Promise<Response> {
  const name = nameOf(path, init);
  happened.push(name);
  if (TOGETHER.includes(name)) {
    held.calls.delete(name);
    if (held.calls.size === 0) held.open();
    await held.all;
  }
  const response =
    name === broken ? Response.json({}, { status: 500 }) : await app.app.request(path, init);
  happened.push(`✓ ${name}`);
  return response;
}

beforeAll(async () => {
  app = await createTestApp();
  vi.stubGlobal('document', {
    documentElement: { lang: 'ru', dataset: {} },
    visibilityState: 'visible',
  });
  vi.stubGlobal('location', new URL('http://localhost:8080/my/'));
  vi.stubGlobal('fetch', answer);
  await startI18n('token');
});
afterAll(() => app.close());

let visits = 0;
beforeEach(async () => {
  person.email = app.seed.student.email;
  const { email } = person;
  session.who = { sub: '1', email, firstName: '', lastName: '', roles: [], databaseName: '' };
  visits += 1;
  await openDatabase(`area-start-${visits}`);
  await database().events.put({
    key: 'operation-1',
    type: EVENT_TYPE.operation,
    operation: { id: 1, type: 'ORDER', amount: 5 },
    at: 1,
    isSeen: false,
  });
  happened = [];
  broken = undefined;
  overlays.toasts = [];
  holdTogether();
});

const at = (what: string): number => {
  expect(happened).toContain(what);
  return happened.indexOf(what);
};

test('[R4.5] the start asks for the client, tells stored events, checks the programme, then asks for the rest together', async () => {
  const stop = subscribe(overlays, () => happened.push('event'), true);
  await initialise();
  stop();
  expect(happened.slice(0, 5)).toEqual([
    'GET /service/api/user/get',
    '✓ GET /service/api/user/get',
    'event',
    'HEAD /service/v2/api',
    '✓ HEAD /service/v2/api',
  ]);
  const firstAnswer = Math.min(...TOGETHER.map((name) => at(`✓ ${name}`)));
  for (const name of TOGETHER) expect(at(name)).toBeLessThan(firstAnswer);
});

test.each(['GET /service/api/user/get', ...TOGETHER])(
  '[R4.5] «%s» that fails is the start’s failure, and the rest is stored all the same',
  async (name) => {
    broken = name;
    await expect(initialise()).rejects.toMatchObject({ category: 'server', status: 500 });
    for (const other of TOGETHER) await expect.poll(() => happened).toContain(`✓ ${other}`);
    await expect
      .poll(() => readMeta(database(), name.includes('orders') ? 'userInfo' : 'orders'))
      .toBeDefined();
  },
);

test('[R4.5] [R4.10] a programme check that fails is no failure of the start', async () => {
  broken = 'HEAD /service/v2/api';
  await expect(initialise()).resolves.toBeUndefined();
  expect(await readMeta(database(), 'userInfo')).toBeDefined();
});
