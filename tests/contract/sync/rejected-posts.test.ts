import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fillProgramme } from '#server/demo/programme/fill-programme.ts';
import { fetchDeliveryNotes } from '#src/data/api/shop/delivery-notes.ts';
import { database } from '#src/data/db/area/database.ts';
import { deletePost, loadUnsentPosts } from '#src/data/db/outbox/posts.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import { NOT_PASSED, type ListedKind } from '#src/domain/outbox/outbox-post.ts';
import type { PostBodies } from '#src/domain/outbox/post-bodies.ts';
import { mergeLeadKey } from '#src/domain/referral/lead.ts';
import { network } from '#src/state/page/network.ts';
import { outboxDueAt, retryPost, revisePost, submitPost } from '#src/sync/outbox/posts.ts';
import { sendOutbox } from '#src/sync/outbox/posts.ts';
import { CLIENT } from '#tests/component/member/card-fixtures.ts';
import { addressOf, PostsDevice } from '#tests/support/device/posts-device.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/people/signed-in-person.ts');
  return authentication;
});

const device = new PostsDevice('writer');
beforeAll(() => fillProgramme(device.app.db));

/** A post of each kind, and where it goes. */
const POSTS: { readonly [K in ListedKind]: readonly [path: RegExp, body: PostBodies[K]] } = {
  invitation: [
    /lander\.php/,
    {
      mergelead: mergeLeadKey(99n, 1_700_000_000_000),
      partner: '',
      name: 'Борис',
      phone: '+79995550177',
      email: '',
      interests: ['it'],
      url_location: 'https://area.example/my/invite',
      entry_point: 'invites',
      land: 'sf_referral',
      sourceName: 'area',
    },
  ],
  card: [
    /bitrixLinkCard/,
    {
      name: 'Анна',
      surname: 'Ким',
      patronymic: null,
      noPatronymic: true,
      phone: '+79995550178',
      sex: 'female',
      birth_date: '2000-01-01',
      email: 'anna@example.test',
    },
  ],
  ticket: [/technicalSupport/, { topic: 'Карта', category_code: 'CARD', text: 'Нет', image: null }],
  address: [/deliveryNotes$/, addressOf('Казань, улица Баумана, 7')],
  addressChange: [/deliveryNotes\/7/, { id: 7, change: { active: false } }],
  lessonProgress: [/progress/, { lessonId: 1, done: true }],
  personalData: [/user\/update/, { name: 'Анна' }],
  cancellation: [/orders\/\d+\/message/, { orderId: 7, reason: 'Не нужно' }],
  handOut: [
    /hand-out/,
    {
      orderId: 7,
      productName: { ru: 'Кружка', uz: 'Krujka' },
      place: 1,
      doneAt: '2026-11-30T10:00:00.000Z',
      device: '00000000-0000-4000-8000-000000000009',
    },
  ],
  goal: [/api\/goal/, { prodId: 1 }],
};
const KINDS = Object.keys(POSTS) as ListedKind[];

const page = (status: number) => () =>
  Promise.resolve(
    new Response('<html><h1>Refused</h1></html>', {
      status,
      headers: { 'content-type': 'text/html' },
    }),
  );
const gateway = (status: number) => () =>
  Promise.resolve(Response.json({ error: 'blocked by firewall' }, { status }));

/** Makes writes to matching paths get a response that never changes; all others reach the service. */
const stubWrites = (path: RegExp, respond: () => Promise<Response>) =>
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const isWrite = !['GET', 'HEAD', undefined].includes(init.method);
    if (!isWrite || !path.test(address.split('?')[0] ?? '')) return device.fetch(address, init);
    attempts.push(new Headers(init.headers).get('x-request-id') ?? '');
    return respond();
  });
let attempts: string[] = [];

/** A round that tries everything, whenever it is due, and reads something, as each round does. */
const round = async () => {
  await sendOutbox().catch(() => undefined);
  await hearService();
};
/** A read that arrives shows that not every call is rejected. */
const hearService = () => fetchDeliveryNotes().catch(() => undefined);
const stored = async (kind: ListedKind) =>
  (await loadUnsentPosts()).find((post) => post.kind === kind);

beforeEach(async () => {
  vi.stubGlobal('location', new URL('http://localhost:8080/my/'));
  attempts = [];
  vi.stubGlobal('fetch', device.fetch);
  await storeMeta('client', CLIENT, Date.now());
});

const STATUSES = [403, 405, 413, 414, 431, 451, 501] as const;

/** What was given is reported until the service has it. */
const LEFT_KINDS = KINDS.filter((kind) => kind !== 'handOut');

test('[R12.2] [R9.13] a hand-out that always meets a 403 goes on waiting', async () => {
  const [path, body] = POSTS.handOut;
  stubWrites(path, page(403));
  await submitPost('handOut', body);
  for (let times = 0; times < 5; times += 1) await round();
  expect(await stored('handOut')).toMatchObject({ state: 'waiting', undecided: { status: 403 } });
  expect(attempts.length).toBeGreaterThan(4);
});

test.for(LEFT_KINDS.flatMap((kind) => STATUSES.map((status) => [kind, status] as const)))(
  '[R9.13] [R9.10] «%s» that always meets a %i is left to the member after three attempts, with the reason, and holds up nothing',
  async ([kind, status]) => {
    const [path, body] = POSTS[kind];
    stubWrites(path, status % 2 === 0 ? gateway(status) : page(status));
    const { requestId } = await submitPost(kind, body);
    expect(await stored(kind)).toMatchObject({ state: 'waiting', attempts: 1 });
    await hearService();
    // Two kinds that no other post keeps waiting; one of them may be the rejected one itself.
    const behind = kind === 'lessonProgress' ? 'goal' : 'lessonProgress';
    device.faults = ['lost-before'];
    await submitPost(behind, POSTS[behind][1]);
    network.reachable = true;
    device.faults = [];
    await round();
    expect(await stored(behind)).toBe(undefined);
    await round();
    expect(await stored(kind)).toMatchObject({
      state: 'refused',
      refusal: { errorCode: NOT_PASSED, status },
    });
    await round();
    expect(attempts).toHaveLength(3);
    expect(network.reachable).toBe(true);
    expect(await deletePost(requestId)).toBe(true);
    expect(await loadUnsentPosts()).toEqual([]);
  },
);

test('[R9.13] [R7.31] a rejected post that the member sends again keeps its request id; a changed one gets another', async () => {
  stubWrites(/deliveryNotes/, page(403));
  const { requestId } = await submitPost('address', addressOf('Тула'));
  await hearService();
  await round();
  await round();
  expect((await retryPost(requestId))?.state).toBe('waiting');
  await hearService();
  expect(new Set(attempts)).toEqual(new Set([requestId]));
  await round();
  await round();
  vi.stubGlobal('fetch', device.fetch);
  const revised = await revisePost<'address'>(requestId, (body) => ({ ...body, comment: 'Дом 1' }));
  expect(revised).toMatchObject({ state: 'sent' });
  expect(revised?.requestId).not.toBe(requestId);
  expect(await fetchDeliveryNotes()).toHaveLength(1);
});

test('[R9.13] [R9.5] what was rejected waits longer each time, and goes at once when the service is back after an outage', async () => {
  stubWrites(/deliveryNotes/, page(500));
  await submitPost('address', addressOf('Уфа'));
  await hearService();
  const wait = async () => ((await outboxDueAt()).posts[0] ?? 0) - Date.now();
  const first = await wait();
  expect(first).toBeGreaterThan(0);
  await sendOutbox(Date.now());
  expect(attempts).toHaveLength(1);
  await round();
  expect(await wait()).toBeGreaterThan(first);
  network.reachable = false;
  expect((await outboxDueAt()).posts).toEqual([0]);
  await sendOutbox(Date.now()).catch(() => undefined);
  expect(attempts).toHaveLength(3);
});

test('[R9.13] [R9.2] while nothing of the service comes through, a portal’s rejections are not the post’s', async () => {
  vi.stubGlobal('fetch', page(403));
  await submitPost('address', addressOf('Омск'));
  await expect(fetchDeliveryNotes()).rejects.toThrow();
  for (let times = 0; times < 4; times += 1) await round();
  expect(await stored('address')).toMatchObject({ state: 'waiting' });
});

test.each([
  ['an empty 204', () => new Response(null, { status: 204 })],
  ['a plain text', () => new Response('OK')],
  ['another shape', () => Response.json({ done: 'yes' })],
])(
  '[R7.28] [R9.13] a cancellation whose response is %s is done: every 2xx of the service is success',
  async (_, respond) => {
    stubWrites(/message/, () => Promise.resolve(respond()));
    const post = await submitPost('cancellation', { orderId: 7, reason: 'Не нужно' });
    expect(post.state).toBe('sent');
    await round();
    expect(attempts).toHaveLength(1);
  },
);

test('[R9.13] [R3.1] a post whose response breaks the contract is sent once: the refresh shows its effect', async () => {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const response = await device.fetch(address, init);
    return init.method === 'POST' ? Response.json({ deliveryNote: 'done' }) : response;
  });
  expect((await submitPost('address', addressOf('Пермь'))).state).toBe('sent');
  await round();
  expect(device.writes.filter(({ path }) => path.includes('deliveryNotes'))).toHaveLength(1);
  expect((await database().deliveryNotes.toArray()).map(({ address }) => address)).toEqual([
    'Пермь',
  ]);
});
