import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fillProgramme } from '#server/demo/programme/fill-programme.ts';
import { closeDatabase, database, openDatabase } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import type { Claims } from '#src/platform/auth/claims.ts';
import {
  forgetOwner,
  onOwnerViewEvent,
  requestedOwner,
  requestOwner,
  takeOwnerViewEnd,
  viewedOwner,
  viewOwner,
  type OwnerViewEvent,
} from '#src/platform/owner-view/owner-view.ts';
import { unfollowMember } from '#src/state/member/member.ts';
import { ownerArea } from '#src/state/session/owner-area.ts';
import { session } from '#src/state/session/session.ts';
import { enterOwnerArea } from '#src/sync/area/enter-owner-area.ts';
import { admittedOwner, findOwner } from '#src/sync/area/find-owner.ts';
import { refreshOwner, runOwnerLoop } from '#src/sync/loop/owner-loop.ts';
import { refreshInvitations } from '#src/sync/refresh/invitations.ts';
import { refreshOrder } from '#src/sync/refresh/orders.ts';
import { refreshCollection } from '#src/sync/refresh/refresh-collections.ts';
import { writeActions } from '#src/sync/sync-actions.ts';
import { useWrite } from '#src/sync/use-write.ts';
import { buy } from '#tests/support/people/buy.ts';
import { person } from '#tests/support/people/signed-in-person.ts';
import { addMember, type SeededMember } from '#tests/support/service/small-seed.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';
import { waitUntil } from '#tests/support/wait-until.ts';

// The address is read when the modules load.
vi.hoisted(() => vi.stubGlobal('location', new URL('http://localhost/my/')));
vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/people/signed-in-person.ts');
  return authentication;
});

const ROLES = ['admin', 'manager', 'tokens-admin', 'tokens-manager'];
const VIEWER = 'viewer@example.test';

let app: TestApp;
let owner: SeededMember;
let viewer: SeededMember;
let orderIds: { readonly owner: number; readonly viewer: number };
let requests: { readonly method: string; readonly url: URL; readonly source: string | null }[] = [];
let searched = Promise.resolve();
const events: OwnerViewEvent[] = [];

const orderOf = async (buyer: SeededMember): Promise<number> => {
  const response = await buy(app.app, buyer, { prodId: app.seed.lesson, confirmedPrice: 100 });
  return ((await response.json()) as { order: { id: number } }).order.id;
};

beforeAll(async () => {
  app = await createTestApp();
  await fillProgramme(app.db);
  const coins = { coins: 5000, isStudent: true };
  owner = await addMember(app.db, 'owner+1@example.test', coins);
  viewer = await addMember(app.db, VIEWER, coins);
  orderIds = { owner: await orderOf(owner), viewer: await orderOf(viewer) };
  vi.stubGlobal('window', new EventTarget());
  const documentElement = { lang: 'ru', dataset: {} };
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement }));
  vi.stubGlobal('location', new URL('http://localhost:8080/my/'));
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const url = new URL(path, 'http://localhost:8080');
    const source = new Headers(init.headers).get('x-source-lp');
    requests.push({ method: init.method ?? 'GET', url, source });
    return searched.then(() => app.app.request(path, init));
  });
  onOwnerViewEvent((event) => events.push(event));
});
afterAll(() => app.close());

beforeEach(() => {
  Object.assign(person, { email: VIEWER, roles: ['manager'] });
  requests = [];
  events.length = 0;
});
afterEach(() => {
  viewOwner(null);
  unfollowMember();
  closeDatabase();
  session.member = null;
  Object.assign(ownerArea, { isUnknown: false, reference: null });
});

const claims = (): Claims => ({
  sub: VIEWER,
  email: VIEWER,
  firstName: 'Мария',
  lastName: 'Смотрова',
  roles: person.roles,
});

/** Requests an owner as the tab's address does; returns the admitted owner and the explained reason. */
function requestOwnerOf(value: string) {
  requestOwner(value);
  return { owner: admittedOwner(claims()), reason: takeOwnerViewEnd() };
}

async function view(email = owner.email): Promise<void> {
  requestOwner(email);
  await enterOwnerArea(claims(), { email, reference: null });
  await refreshOwner();
}

describe('who may view', () => {
  test.each(ROLES)('[R6.1] %s may, whatever the case of the address', (role) => {
    person.roles = [role];
    expect(requestOwnerOf(' Owner+1@Example.TEST ')).toEqual({ owner: owner.email, reason: null });
  });

  test.each([[[]], [['support']], [['admins']]])(
    '[R6.1] a member with the roles %j gets their own area and the reason, and no request is sent',
    (roles) => {
      person.roles = roles;
      expect(requestOwnerOf(owner.email)).toEqual({ owner: null, reason: 'role' });
      expect(requestedOwner()).toBeNull();
      expect(requests).toEqual([]);
    },
  );

  test('[R6.1] an address without exactly one e-mail opens the member’s own area and gives the reason', () => {
    for (const value of ['', 'student', 'a@x.ru,b@x.ru']) {
      expect(requestOwnerOf(value)).toEqual({ owner: null, reason: 'invalid' });
      expect(requestedOwner()).toBeNull();
    }
  });

  test('[R6.3] the viewer’s own address is no owner view', () => {
    expect(requestOwnerOf(VIEWER.toUpperCase())).toEqual({ owner: null, reason: null });
  });
});

describe('an owner whom the address names by a reference', () => {
  const find = (reference: string) => {
    requestOwner(reference);
    return findOwner(claims());
  };

  test.each(ROLES)(
    '[R6.1] is found for %s, and the tab goes on naming the reference',
    async (role) => {
      person.roles = [role];
      const { reference } = owner;
      expect(await find(reference)).toEqual({ email: owner.email, reference });
      await enterOwnerArea(claims(), { email: owner.email, reference });
      expect([viewedOwner(), requestedOwner()]).toEqual([owner.email, reference]);
    },
  );

  test('[R6.1] is refused to a member without a role before anything is requested', async () => {
    person.roles = [];
    expect(await find(owner.reference)).toBeNull();
    expect([takeOwnerViewEnd(), requestedOwner(), requests]).toEqual(['role', null, []]);
  });

  test('[R6.3] is the viewer: this is no owner view', async () => {
    expect(await find(viewer.reference)).toBeNull();
    expect([takeOwnerViewEnd(), requestedOwner()]).toEqual([null, null]);
  });

  test('[R6.3] is unknown to the service: nothing more is requested under it', async () => {
    const reference = crypto.randomUUID();
    const found = await find(reference);
    expect(found).toEqual({ email: null, reference });
    await enterOwnerArea(claims(), { email: null, reference });
    expect(ownerArea.isUnknown).toBe(true);
    expect(requests).toHaveLength(1);
  });

  test('[R6.1] a role that the service no longer knows opens the member’s own area with the reason', async () => {
    requestOwner(owner.reference);
    person.roles = [];
    expect(await findOwner({ ...claims(), roles: ['manager'] })).toBeNull();
    expect([takeOwnerViewEnd(), requestedOwner()]).toEqual(['role', null]);
  });
});

describe('in owner view', () => {
  test.each(ROLES)(
    '[R6.2] [R6.3] %s only reads, and every personal read names the owner',
    async (role) => {
      person.roles = [role];
      await view();
      await Promise.all([refreshInvitations(), refreshCollection('deliveryNotes')]);
      expect(viewedOwner()).toBe(owner.email);
      const info = await loadMeta(database(), 'userInfo');
      expect(info?.value).toMatchObject({ userEmail: owner.email, firstName: '' });
      expect(info?.value.id).not.toBeNull();
      for (const { method, url, source } of requests) {
        expect(method).toBe('GET');
        expect(source).toBe('personalAreaPartnerLP');
        const { searchParams } = url;
        expect(searchParams.get('email') ?? searchParams.get('ownerEmail'), url.href).toBe(
          owner.email,
        );
      }
      const paths = requests.map(({ url }) => url.pathname);
      expect(paths.filter((path) => /contactTracking|\/v2\/api$/.test(path))).toEqual([]);
    },
  );

  test('[R6.3] an order is the owner’s; the viewer’s own and anybody else’s are not found', async () => {
    await view();
    await refreshOrder(orderIds.owner);
    expect((await database().orders.get(orderIds.owner))?.history).toHaveLength(1);
    for (const id of [orderIds.viewer, 999_999]) {
      await expect(refreshOrder(id)).rejects.toMatchObject({ status: 404 });
      expect(await database().orders.get(id)).toBeUndefined();
    }
    expect(requests.filter(({ url }) => url.pathname.includes('/api/orders/'))).toEqual([]);
  });

  test('[R5.9] no screen reaches the actions that write, and none of them stores or sends anything', async () => {
    await view();
    expect(useWrite()).toBeNull();
    requests = [];
    const body = { category_code: 'OTHER', topic: 'Тема', text: 'Текст', image: null } as const;
    const verification = { purpose: 'card', phone: '+79001234567', card: null, isVerified: false };
    const writes = [
      () => writeActions.submitPost('goal', { prodId: null }),
      () =>
        writeActions.submitPost('cancellation', { orderId: orderIds.owner, reason: 'Передумал' }),
      () => writeActions.submitPost('ticket', body),
      () => writeActions.submitPost('lessonProgress', { lessonId: 1, done: true }),
      () =>
        writeActions.sendPhoneCode(
          verification as Parameters<typeof writeActions.sendPhoneCode>[0],
        ),
      () => writeActions.resendPhoneCode(),
      () => writeActions.verifyPhoneCode(123_456, crypto.randomUUID()),
      () => writeActions.sendCardForm(),
      () => writeActions.retryPost(crypto.randomUUID()),
    ];
    await Promise.allSettled(writes.map((write) => write()));
    expect(requests).toEqual([]);
    expect(await database().posts.count()).toBe(0);
    expect(await database().formDrafts.count()).toBe(0);
  });

  test('[R6.1] a role that is withdrawn meanwhile ends the view at the next response', async () => {
    await view();
    person.roles = [];
    await expect(refreshInvitations()).rejects.toMatchObject({ status: 403 });
    expect(events).toEqual(['view-refused']);
  });

  test('[R6.3] a view that the viewer leaves while it begins stays closed, also when its reference arrives', async () => {
    requestOwner(owner.email);
    const entered = enterOwnerArea(claims(), { email: owner.email, reference: null });
    forgetOwner();
    expect(await entered).toBe(false);
    await view();
    const search = Promise.withResolvers<void>();
    searched = search.promise;
    const stop = new AbortController();
    const loop = runOwnerLoop(true, stop.signal);
    await waitUntil(() => requests.some(({ url }) => url.pathname.endsWith('/members')));
    forgetOwner();
    search.resolve();
    stop.abort();
    await loop;
    expect(requestedOwner()).toBeNull();
  });

  test('[R6.3] an owner whom the service does not know differs from one without a card', async () => {
    await view('nobody@example.test');
    expect(ownerArea.isUnknown).toBe(true);
    const { email } = await addMember(app.db, 'no-card@example.test', {
      coins: 0,
      isStudent: false,
    });
    viewOwner(email);
    await refreshOwner();
    expect(ownerArea.isUnknown).toBe(false);
  });
});

test('[R6.3] in the member’s own area the same actions write', async () => {
  session.member = { ...claims(), databaseName: 'area-own' };
  await openDatabase('area-own');
  await writeActions.submitPost('lessonProgress', { lessonId: 1, done: true });
  expect(requests.map(({ method, source }) => [method, source])).toContainEqual([
    'PUT',
    'personalAreaClientLP',
  ]);
  expect(events).toEqual([]);
});
