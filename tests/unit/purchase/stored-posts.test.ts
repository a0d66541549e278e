import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase, database, databaseName, openDatabase } from '#src/data/db/area/database.ts';
import { wipeDatabases } from '#src/data/db/area/wipe.ts';
import {
  deleteFormDraft,
  invitationDraftKey,
  loadFormDraft,
  openFormDraft,
  storeFormDraft,
} from '#src/data/db/outbox/form-drafts.ts';
import {
  deletePost,
  deleteSentPost,
  hasEarlierPost,
  loadPendingPosts,
  loadPosts,
  replacePost,
  storePost,
  storePostEvent,
} from '#src/data/db/outbox/posts.ts';
import { requestIdOf } from '#src/domain/outbox/request-id.ts';

const ANNA = 'anna';
const mark = (lessonId: number, subject = ANNA) =>
  storePost('lessonProgress', { lessonId, done: true }, subject, crypto.randomUUID());
const attempted = { type: 'attempted', at: 5 } as const;
const refused = {
  type: 'refused',
  refusal: { errorCode: 'INVALID', text: null, field: null },
} as const;

beforeEach(async () => {
  await openDatabase(await databaseName('person-a'));
});
afterEach(async () => {
  vi.useRealTimers();
  closeDatabase();
  await wipeDatabases();
});

test('[R9.10] posts keep the order in which they were written, although the device’s clock stands still or goes back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
  const written = [await mark(1), await mark(2)];
  vi.setSystemTime(10);
  written.push(await mark(3));
  vi.setSystemTime(5000);
  written.push(await mark(4));
  expect(written.map(({ createdAt }) => createdAt)).toEqual([1000, 1001, 1002, 5000]);
  expect(written[0]).toMatchObject({ state: 'waiting', sentAt: null, attempts: 0, refusal: null });
  expect(await loadPosts('lessonProgress')).toEqual(written);
  expect(await loadPendingPosts(ANNA)).toEqual(written);
  expect(await loadPosts('ticket')).toEqual([]);
});

test('[R7.31] a form that is submitted again, here or in another tab, has the post that it became', async () => {
  const opened = await openFormDraft('ticket');
  expect(await openFormDraft('ticket')).toEqual(opened);
  const requestId = requestIdOf(opened.formId, { lessonId: 1 });
  const first = await storePost('lessonProgress', { lessonId: 1, done: true }, ANNA, requestId);
  const again = await storePost('lessonProgress', { lessonId: 1, done: true }, ANNA, requestId);
  expect(again).toEqual(first);
  expect(await database().posts.count()).toBe(1);
  await deleteFormDraft('ticket');
  expect((await openFormDraft('ticket')).formId).not.toBe(opened.formId);
});

test('[R7.31] text that is typed into a form that another tab has submitted makes another form', async () => {
  const opened = await openFormDraft('ticket');
  expect(await storeFormDraft('ticket', { topic: 'Карта' })).toBe(opened.formId);
  await deleteFormDraft('ticket');
  const next = await storeFormDraft('ticket', { topic: 'Бонус' });
  expect(next).not.toBe(opened.formId);
  expect(await openFormDraft('ticket')).toEqual({ values: { topic: 'Бонус' }, formId: next });
});

test('[R9.10] a post that was sent, replaced or deleted leaves no draft of its correction', async () => {
  for (const end of [
    (id: string) => storePostEvent(id, { type: 'accepted' }),
    (id: string) => replacePost(id, (body) => body),
    deletePost,
  ]) {
    const { requestId } = await mark(1);
    const key = invitationDraftKey(requestId);
    await storeFormDraft(key, { last: 'Q' });
    await end(requestId);
    expect(await loadFormDraft(key)).toBeNull();
  }
});

test('[R9.10] an event changes the stored post, and does not restore a deleted one', async () => {
  const { requestId } = await mark(1);
  expect(await storePostEvent(requestId, attempted)).toMatchObject({ state: 'sending' });
  expect(await database().posts.get(requestId)).toMatchObject({ state: 'sending', attempts: 1 });
  expect(await storePostEvent('gone', attempted)).toBeUndefined();
  expect(await database().posts.count()).toBe(1);
});

test('[R9.10] a post that the other side may have can be neither corrected nor deleted', async () => {
  const { requestId } = await mark(1);
  await storePostEvent(requestId, attempted);
  expect(await replacePost(requestId, (body) => body)).toBeUndefined();
  expect(await deletePost(requestId)).toBe(false);
  expect(await database().posts.count()).toBe(1);
});

test('[R9.10] a correction takes the place of a post under a new request id', async () => {
  const waiting = await mark(1);
  const later = await mark(2);
  const corrected = await replacePost<'lessonProgress'>(waiting.requestId, (body) => ({
    ...body,
    done: false,
  }));
  expect(corrected).toMatchObject({ body: { lessonId: 1, done: false }, subject: ANNA });
  expect(corrected?.requestId).not.toBe(waiting.requestId);
  expect(await loadPendingPosts(ANNA)).toEqual([later, corrected]);
  expect(await replacePost('gone', (body) => body)).toBeUndefined();
});

test('[R9.10] a post waits only for earlier ones of its kinds and its member that still go out', async () => {
  const first = await mark(1);
  const second = await mark(2);
  const bens = await mark(3, 'ben');
  expect(await hasEarlierPost(second, ['lessonProgress'])).toBe(true);
  expect(await hasEarlierPost(first, ['lessonProgress'])).toBe(false);
  expect(await hasEarlierPost(second, ['ticket'])).toBe(false);
  expect(await hasEarlierPost(bens, ['lessonProgress'])).toBe(false);
  await storePostEvent(first.requestId, refused);
  expect(await hasEarlierPost(second, ['lessonProgress'])).toBe(false);
  expect(await loadPendingPosts(ANNA)).toEqual([second]);
});

test('[R9.10] a refused post, one that was never attempted and one that has arrived can go', async () => {
  const [first, second, third] = [await mark(1), await mark(2), await mark(3)];
  await storePostEvent(first.requestId, refused);
  expect(await deletePost(first.requestId)).toBe(true);
  expect(await deletePost(second.requestId)).toBe(true);
  expect(await deletePost('gone')).toBe(true);
  await storePostEvent(third.requestId, attempted);
  await deleteSentPost(third.requestId);
  expect(await database().posts.count()).toBe(0);
});
