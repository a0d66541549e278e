import 'fake-indexeddb/auto';
import { beforeAll, expect, test, vi } from 'vitest';
import { fillProgramme } from '#server/demo/programme/fill-programme.ts';
import { fetchInvitations } from '#src/data/api/member/relatives.ts';
import { fetchLessons } from '#src/data/api/programme/education.ts';
import { fetchDeliveryNotes } from '#src/data/api/shop/delivery-notes.ts';
import { database } from '#src/data/db/area/database.ts';
import { deletePost, loadPosts } from '#src/data/db/outbox/posts.ts';
import type { InvitationPost } from '#src/domain/outbox/post-bodies.ts';
import { LANDER_MARKS, mergeLeadKey } from '#src/domain/referral/lead.ts';
import { viewOwner } from '#src/platform/owner-view/owner-view.ts';
import { network } from '#src/state/page/network.ts';
import { session } from '#src/state/session/session.ts';
import { outboxDueAt, retryPost, submitPost } from '#src/sync/outbox/posts.ts';
import { sendOutbox } from '#src/sync/outbox/posts.ts';
import { addressOf, PostsDevice } from '#tests/support/device/posts-device.ts';
import { LOSSES } from '#tests/support/faults/order-faults.ts';
import { waitUntil } from '#tests/support/wait-until.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/people/signed-in-person.ts');
  return authentication;
});

const device = new PostsDevice('author');
beforeAll(() => fillProgramme(device.app.db));

const hasPendingPost = async () => (await outboxDueAt()).posts.length > 0;
const states = async () => (await loadPosts('address')).map(({ state }) => state);

/** Makes the lander respond in another way, until `fetch` is stubbed again. */
const onLander = (respond: () => Promise<Response>) =>
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    path.includes('lander.php') ? respond() : device.fetch(path, init),
  );

const invitation = (phone: string): InvitationPost => ({
  mergelead: mergeLeadKey(
    BigInt(device.member.id) * 1000n + BigInt(device.writes.length) + 77n,
    Date.now(),
  ),
  partner: `90000000${device.member.id}`,
  name: 'Борис',
  phone,
  email: '',
  interests: ['it'],
  url_location: 'https://area.example/my/invite',
  entry_point: 'invites',
  land: 'sf_referral',
  sourceName: 'area',
});

test('[R9.10] what is sent on a good network arrives at once, and nothing stays in the outbox', async () => {
  expect((await submitPost('address', addressOf('Казань, улица Баумана, 7'))).state).toBe('sent');
  expect(await states()).toEqual([]);
  expect((await database().deliveryNotes.toArray()).map((note) => note.address)).toEqual([
    'Казань, улица Баумана, 7',
  ]);
});

test.for(LOSSES)(
  '[R9.10][R7.31] after «%s» and a new start an address is sent again under its id, and exists once',
  async (fault) => {
    device.faults = [fault];
    expect((await submitPost('address', addressOf('Тула, проспект Ленина, 1'))).state).toBe(
      'waiting',
    );
    expect(await hasPendingPost()).toBe(true);
    await device.reopen();
    await waitUntil(device.sendAll);
    expect(await fetchDeliveryNotes()).toHaveLength(1);
    expect(new Set(device.writes.map(({ id }) => id)).size).toBe(1);
    expect(await states()).toEqual([]);
  },
);

test('[R9.10] a tab that ends between storing and sending leaves its post to the next start', async () => {
  device.faults = ['lost-before'];
  const { requestId } = await submitPost('address', addressOf('Уфа'));
  await database().posts.update(requestId, { state: 'sending' });
  await device.reopen();
  await device.sendAll();
  expect(await fetchDeliveryNotes()).toHaveLength(1);
});

test('[R9.10] a refused post keeps its reason, waits for the member, and blocks no other', async () => {
  const refused = await submitPost('address', addressOf(''));
  expect(refused).toMatchObject({ state: 'refused', refusal: { field: 'address' } });
  device.faults = ['lost-before'];
  await submitPost('address', addressOf('Пермь'));
  await waitUntil(device.sendAll);
  expect(await states()).toEqual(['refused']);
  expect(await fetchDeliveryNotes()).toHaveLength(1);
  expect(await deletePost(refused.requestId)).toBe(true);
});

test('[R9.10] a refused address that the service would take by now is sent when the member retries', async () => {
  for (let count = 0; count < 20; count += 1)
    await submitPost('address', addressOf(`Дом ${count}`));
  const { requestId, refusal } = await submitPost('address', addressOf('Дом 21'));
  expect(refusal?.errorCode).toBe('TOO_MANY_ADDRESSES');
  const [first] = await fetchDeliveryNotes();
  await submitPost('addressChange', { id: first?.id ?? 0, change: { active: false } });
  expect((await retryPost(requestId))?.state).toBe('sent');
});

test('[R9.10] a post that the other side may already have cannot be removed', async () => {
  device.faults = ['lost-after'];
  const { requestId } = await submitPost('address', addressOf('Омск'));
  expect(await deletePost(requestId)).toBe(false);
  expect(await states()).toEqual(['waiting']);
});

const mark = (done: boolean) => submitPost('lessonProgress', { lessonId: 1, done });
const marks = () => device.writes.map(({ body }) => (JSON.parse(body) as { done: boolean }).done);
const isFirstLessonDone = async () => (await fetchLessons()).find(({ id }) => id === 1)?.done;

test('[R2.22][R9.10] of several marks of a lesson the last one wins, also when an earlier one was lost', async () => {
  device.faults = ['lost-before'];
  expect((await mark(true)).state).toBe('waiting');
  device.faults = [];
  device.writes = [];
  await mark(false);
  await waitUntil(async () => (await device.sendAll()) && !(await hasPendingPost()));
  expect(marks()).toEqual([true, false]);
  expect(await isFirstLessonDone()).toBe(false);
});

test('[R2.22][R9.10] a mark waits while an earlier one of its lesson does, whatever the reason', async () => {
  device.faults = ['error-500'];
  await mark(true);
  device.faults = ['error-500', 'error-500'];
  await mark(false);
  await device.sendAll();
  await waitUntil(async () => (await device.sendAll()) && !(await hasPendingPost()));
  expect(marks().slice(-2)).toEqual([true, false]);
  expect(marks().slice(0, -2).every(Boolean)).toBe(true);
  expect(await isFirstLessonDone()).toBe(false);
});

test('[R2.22][R9.10] a mark that the service has stays although the refresh after it fails', async () => {
  await mark(false);
  device.faults = ['none', 'lost-before'];
  expect((await mark(true)).state).toBe('sent');
  expect(await database().lessons.get(1)).toMatchObject({ done: true });
});

test('[R9.8] another member’s posts are never sent', async () => {
  device.faults = ['lost-before'];
  await submitPost('address', addressOf('Орёл'));
  device.writes = [];
  if (session.member) session.member = { ...session.member, sub: 'somebody-else' };
  await sendOutbox();
  expect(device.writes).toEqual([]);
});

test('[R6.3] in owner view nothing is written and nothing is sent', async () => {
  device.faults = ['lost-before'];
  await submitPost('address', addressOf('Псков'));
  device.writes = [];
  viewOwner('owner@example.test');
  try {
    await expect(submitPost('address', addressOf('Тверь'))).rejects.toThrow('FORBIDDEN');
    await sendOutbox();
    expect(device.writes).toEqual([]);
  } finally {
    viewOwner(null);
  }
});

test('[R2.24][R7.3] an invitation whose response is lost becomes one invitation of the member', async () => {
  device.faults = ['lost-after'];
  expect((await submitPost('invitation', invitation('+79995550101'))).state).toBe('waiting');
  await waitUntil(device.sendAll);
  const { relatives } = await fetchInvitations({ limit: 10 });
  expect(relatives).toMatchObject([{ name: 'Борис', status: 'sent' }]);
  expect((await loadPosts('invitation')).map(({ state }) => state)).toEqual(['sent']);
});

test('[R8.3][R9.10] the lander’s anti-spam response is not sent again by itself, only when the member retries', async () => {
  onLander(() => Promise.resolve(new Response(`<p>${LANDER_MARKS.antiSpam}</p>`)));
  const post = await submitPost('invitation', invitation('+79995550102'));
  expect(post).toMatchObject({ state: 'refused', refusal: { errorCode: 'ANTI_SPAM' } });
  vi.stubGlobal('fetch', device.fetch);
  await sendOutbox();
  expect(device.writes).toEqual([]);
  expect((await retryPost(post.requestId))?.state).toBe('sent');
  expect(device.writes).toHaveLength(1);
});

test.each([500, 502, 503])(
  '[R8.3][R9.10] an invitation waits after the lander’s %s, whose text is never shown, and is sent once',
  async (status) => {
    let failures = 0;
    onLander(() => {
      failures += 1;
      return Promise.resolve(new Response('{"errorCode":"INTERNAL"}', { status }));
    });
    const post = await submitPost('invitation', invitation(`+7999555${status}1`));
    expect(post).toMatchObject({ state: 'waiting', refusal: null });
    expect(network.reachable).toBe(true);
    vi.stubGlobal('fetch', device.fetch);
    await waitUntil(device.sendAll);
    expect([failures, device.writes.length]).toEqual([1, 1]);
  },
);

test('[R9.11] a lander that does not respond leaves the area online', async () => {
  device.faults = ['lost-before'];
  onLander(() => Promise.reject(new TypeError('Failed to fetch')));
  expect((await submitPost('invitation', invitation('+79995550103'))).state).toBe('waiting');
  vi.stubGlobal('fetch', device.fetch);
  expect(network.reachable).toBe(true);
  // Negative control: the service that does not respond takes the area offline.
  await submitPost('address', addressOf('Сочи'));
  expect(network.reachable).toBe(false);
});
