import 'fake-indexeddb/auto';
import { beforeAll, expect, test, vi } from 'vitest';
import { fillProgramme } from '#server/demo/programme/fill-programme.ts';
import { updateLessonProgress } from '#src/data/api/programme/education.ts';
import { fetchDeliveryNotes } from '#src/data/api/shop/delivery-notes.ts';
import { updateGoal } from '#src/data/api/shop/goal.ts';
import { database } from '#src/data/db/area/database.ts';
import { loadGoal } from '#src/data/db/goal.ts';
import { loadLessons } from '#src/data/db/lessons.ts';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import { network } from '#src/state/page/network.ts';
import { session } from '#src/state/session/session.ts';
import { outboxDueAt, revisePost, submitPost } from '#src/sync/outbox/posts.ts';
import { sendOutbox } from '#src/sync/outbox/posts.ts';
import { addressOf, PostsDevice } from '#tests/support/device/posts-device.ts';
import { person } from '#tests/support/people/signed-in-person.ts';
import { waitUntil } from '#tests/support/wait-until.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/people/signed-in-person.ts');
  return authentication;
});

const device = new PostsDevice('resident');
beforeAll(() => fillProgramme(device.app.db));

const hasPendingPost = async () => (await outboxDueAt()).posts.length > 0;
const states = async () => (await loadPosts('address')).map(({ state }) => state);
const fetchTexts = async () => (await fetchDeliveryNotes()).map((note) => note.address);

test('[R9.10] a post that is written without a network is not attempted, so that it can still be corrected, and is sent once', async () => {
  network.reachable = false;
  vi.stubGlobal('navigator', { onLine: false });
  const first = await submitPost('address', addressOf('Казнь'));
  expect(first).toMatchObject({ state: 'waiting', attempts: 0 });
  const second = await revisePost<'address'>(first.requestId, (body) => ({
    ...body,
    address: 'Казань',
  }));
  await sendOutbox();
  expect(device.writes).toEqual([]);
  expect(await states()).toEqual(['waiting']);
  vi.stubGlobal('navigator', { onLine: true });
  await waitUntil(device.sendAll);
  expect(device.writes.map(({ id }) => id)).toEqual([second?.requestId]);
  expect(await fetchTexts()).toEqual(['Казань']);
});

test('[R9.10] a change waits for an earlier one whose response was lost, and is not undone by it', async () => {
  await submitPost('address', addressOf('Тула'));
  const [note] = await fetchDeliveryNotes();
  const id = note?.id ?? 0;
  device.faults = ['lost-before'];
  await submitPost('addressChange', { id, change: { address: 'Тула, 1' } });
  device.faults = [];
  device.writes = [];
  await submitPost('addressChange', { id, change: { address: 'Тула, 2' } });
  expect(device.writes).toEqual([]);
  await waitUntil(device.sendAll);
  expect(await fetchTexts()).toEqual(['Тула, 2']);
  expect(device.writes).toHaveLength(2);
});

test('[R2.26] an accepted address stays in the list although the refresh after it fails', async () => {
  device.faults = ['none', 'lost-before'];
  expect((await submitPost('address', addressOf('Омск'))).state).toBe('sent');
  expect((await database().deliveryNotes.toArray()).map((note) => note.address)).toEqual(['Омск']);
  expect(await states()).toEqual([]);
});

test('[R9.10] posts that are written within a millisecond offline are sent in order, each once, also from two tabs', async () => {
  const names = ['первый', 'второй', 'третий'];
  const now = Date.now();
  for (const name of names) {
    device.faults = ['lost-before'];
    vi.spyOn(Date, 'now').mockReturnValueOnce(now);
    await submitPost('address', addressOf(name));
  }
  device.faults = [];
  device.writes = [];
  const send = () => sendOutbox().catch(() => undefined);
  await Promise.all([send(), send()]);
  await waitUntil(async () => (await send(), (await loadPosts('address')).length === 0));
  // The service's list has the oldest first.
  expect((await fetchDeliveryNotes()).map((note) => note.address)).toEqual(names);
  expect(device.writes).toHaveLength(3);
});

/** Writes an address and a ticket whose responses are lost; neither waits for the other. */
async function loseTwoPosts(): Promise<void> {
  device.faults = ['lost-before', 'lost-before'];
  await submitPost('address', addressOf('Казань'));
  const text = 'На экране третий день одно и то же.';
  await submitPost('ticket', { topic: 'Карта', category_code: 'CARD', text, image: null });
  device.writes = [];
}
const waiting = async () => (await database().posts.toArray()).map(({ state }) => state);

test('[R9.10] without a network the round ends at the first post, and says why', async () => {
  expect(await hasPendingPost()).toBe(false);
  await loseTwoPosts();
  expect(await hasPendingPost()).toBe(true);
  device.faults = ['lost-before'];
  await expect(sendOutbox()).rejects.toMatchObject({ category: 'unreachable' });
  expect(device.writes).toHaveLength(1);
  expect(await waiting()).toEqual(['waiting', 'waiting']);
});

test('[R9.10] a failure of one post does not delay the next, and the round reports the first one', async () => {
  await loseTwoPosts();
  device.faults = ['error-500', 'limited'];
  await expect(sendOutbox()).rejects.toMatchObject({ status: 500 });
  expect(device.writes).toHaveLength(2);
  await sendOutbox();
  expect(await waiting()).toEqual([]);
  expect(await hasPendingPost()).toBe(false);
});

test('[R4.11] [R9.10] once the session has ended the round ends at the first post, and without a member nothing waits', async () => {
  await loseTwoPosts();
  const [first, second] = await database().posts.orderBy('createdAt').toArray();
  person.isSignedIn = false;
  await expect(sendOutbox()).rejects.toMatchObject({ category: 'unauthenticated' });
  const [tried, untouched] = await database().posts.orderBy('createdAt').toArray();
  // Nothing has left, so the number of attempts is what it was.
  expect(tried).toEqual({ ...first, sentAt: tried?.sentAt });
  expect(tried?.sentAt).not.toBe(first?.sentAt);
  expect(untouched).toEqual(second);
  const { member } = session;
  session.member = null;
  expect(await hasPendingPost()).toBe(false);
  await sendOutbox();
  await expect(submitPost('address', addressOf('Пермь'))).rejects.toMatchObject({
    category: 'forbidden',
    call: 'post address',
  });
  Object.assign(person, { isSignedIn: true });
  session.member = member;
  await sendOutbox();
  expect(await waiting()).toEqual([]);
});

test('[R9.10] [R2.13] [R2.22] a post whose page ended before its effect had arrived does not hide what the service has', async () => {
  const goal = await submitPost('goal', { prodId: device.app.seed.mug });
  const lesson = await submitPost('lessonProgress', { lessonId: 1, done: true });
  expect([goal.state, lesson.state]).toEqual(['sent', 'sent']);
  await database().posts.bulkPut([goal, lesson]);
  // Another device of the member.
  await updateGoal(null, crypto.randomUUID());
  await updateLessonProgress(1, false, crypto.randomUUID());
  await waitUntil(device.sendAll);
  expect(await loadGoal()).toEqual({ prodId: null, product: null, isKnown: true, post: null });
  const marked = (await loadLessons()).find(({ id }) => id === 1);
  expect(marked).toMatchObject({ done: false, pending: null });
});
