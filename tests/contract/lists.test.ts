import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedAll } from '#server/seed/seed.ts';
import { openEmbedded, type OpenDb } from '#server/store/db.ts';
import { addOperation } from '#server/store/ledger.ts';
import { findMember } from '#server/store/members.ts';
import { relative } from '#server/store/schema/relative.ts';
import { educationAnswer, progressAnswer } from '#src/contract/education.ts';
import { ratingAnswer } from '#src/contract/rating.ts';
import { relativesAnswer } from '#src/contract/relatives.ts';
import { successStoriesAnswer } from '#src/contract/success-stories.ts';
import { INVITATION_STATUSES } from '#src/domain/invitation.ts';
import { readBody } from '#tests/support/buy.ts';
import { getAs } from '#tests/support/get-as.ts';
import { createAppOn, tokenOf, type TestApp } from '#tests/support/test-app.ts';
import { writeAs } from '#tests/support/write-as.ts';

const STUDENT = 'student@example.test';
const HEAVY = 'heavy@example.test';
let store: OpenDb;
let test: Pick<TestApp, 'app' | 'db'>;
beforeAll(async () => {
  store = await openEmbedded();
  await seedAll(store.db, { now: new Date() });
  test = { app: createAppOn(store.db), db: store.db };
});
afterAll(() => store.close());

describe('invitations', () => {
  const relatives = async (email: string, query = '') =>
    v.parse(relativesAnswer, await getAs(test, email, `api/relatives${query}`));

  it('[R7.35][R3.6] the student has invitations in every status, newest first, and their counts', async () => {
    const page = await relatives(STUDENT);
    expect(new Set(page.relatives.map(({ status }) => status))).toEqual(
      new Set(INVITATION_STATUSES),
    );
    const ids = page.relatives.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(Object.keys(page.counts).toSorted()).toEqual([...INVITATION_STATUSES].toSorted());
    const total = Object.values(page.counts).reduce((sum, count) => sum + count, 0);
    expect(total).toBe(page.relatives.length);
  });

  it('[R7.35] a filter gives one status and leaves the counts whole', async () => {
    const page = await relatives(STUDENT, '?status=paid');
    expect(page.relatives.map(({ status }) => status)).toEqual(Array(6).fill('paid'));
    expect(page.counts['sent']).toBe(2);
    const wrong = await test.app.request('/service/api/relatives?status=lost', {
      headers: { Authorization: `Bearer ${tokenOf(STUDENT)}` },
    });
    expect(wrong.status).toBe(400);
    expect((await readBody(wrong)).field).toBe('status');
  });

  it('[R7.35] pages by cursor give every invitation once', async () => {
    const seen: number[] = [];
    let cursor: number | null = null;
    do {
      const after: string = cursor === null ? '' : `&cursor=${cursor}`;
      const page = await relatives(HEAVY, `?limit=70${after}`);
      seen.push(...page.relatives.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toHaveLength(300);
    expect(new Set(seen).size).toBe(300);
  });

  it('[R7.35] updatedSince gives what changed since', async () => {
    const since = new Date();
    const { relatives: before } = await relatives(STUDENT, '?limit=1');
    const id = before[0]?.id ?? 0;
    await test.db.update(relative).set({ updatedAt: since }).where(eq(relative.id, id));
    const page = await relatives(STUDENT, `?updatedSince=${since.toISOString()}`);
    expect(page.relatives.map((row) => row.id)).toEqual([id]);
  });

  it('[R7.35] nobody’s invitations are an empty list with zero in every status', async () => {
    const page = await relatives('new@example.test');
    expect(page).toMatchObject({ relatives: [], nextCursor: null });
    expect(new Set(Object.values(page.counts))).toEqual(new Set([0]));
  });
});

describe('the course', () => {
  const lessons = async (email: string, host = 'localhost') => {
    const answer = await test.app.request(`http://${host}/service/api/education`, {
      headers: { Authorization: `Bearer ${tokenOf(email)}` },
    });
    return v.parse(educationAnswer, await answer.json()).lessons;
  };
  const note = (email: string, id: number, body: unknown) =>
    writeAs(test, email, { method: 'PUT', path: `api/education/${id}/progress`, body });

  it('[R2.22] there are seven lessons, six in mosap, each with text in both languages', async () => {
    expect(await lessons(STUDENT, 'mosap.localhost')).toHaveLength(6);
    const all = await lessons(STUDENT);
    expect(all).toHaveLength(7);
    for (const { title, summary, body, minutes } of all) {
      for (const text of [title, summary, body]) {
        expect(text.ru).toMatch(/[а-яё]/);
        expect(text.uz).toMatch(/[a-z]/);
        expect(text.uz).not.toMatch(/[а-яё]/i);
      }
      expect(body.ru.split('\n\n').length).toBe(body.uz.split('\n\n').length);
      expect(minutes).toBeGreaterThan(0);
    }
  });

  it('[R2.22] progress is the person’s own, is kept and can be taken back', async () => {
    const doneOf = async (email: string) =>
      (await lessons(email)).filter(({ done }) => done).map(({ id }) => id);
    expect(await doneOf(STUDENT)).toEqual([1, 2, 3]);
    const answer = await note(STUDENT, 5, { done: true });
    expect(v.parse(progressAnswer, await answer.json()).progress).toEqual({
      lessonId: 5,
      done: true,
    });
    await note(STUDENT, 1, { done: false });
    expect(await doneOf(STUDENT)).toEqual([2, 3, 5]);
    expect(await doneOf(HEAVY)).toEqual([]);
    expect(await doneOf('new@example.test')).toEqual([]);
  });

  it('[R2.22] a lesson that the brand does not have is a 404, another body a 400', async () => {
    expect((await note(STUDENT, 99, { done: true })).status).toBe(404);
    const wrong = await note(STUDENT, 1, { done: 'yes' });
    expect(wrong.status).toBe(400);
    expect((await readBody(wrong)).field).toBe('done');
    expect((await note('new@example.test', 1, { done: true })).status).toBe(404);
  });
});

describe('the rating', () => {
  const rating = async (email: string) =>
    v.parse(ratingAnswer, await getAs(test, email, 'api/topClientsRating/50'));

  it('[R7.12][R2.25] fifty places by coins, the best friend first, with the own place', async () => {
    const { client, top, neighbours } = await rating('best-friend@example.test');
    expect(top.map(({ place }) => place)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
    const coins = top.map(({ balance }) => balance);
    expect(coins).toEqual(coins.toSorted((a, b) => b - a));
    expect(client).toEqual({ place: 1, name: 'Тимур Р.', balance: 100_000, isOwn: true });
    expect(top.filter(({ isOwn }) => isOwn)).toEqual([client]);
    expect(neighbours).toEqual([]);
  });

  it('[R2.25] who is below the top sees the own place between its neighbours', async () => {
    const { client, top, neighbours } = await rating('poor@example.test');
    expect(client?.place).toBeGreaterThan(50);
    expect(top.some(({ isOwn }) => isOwn)).toBe(false);
    const places = neighbours.map(({ place }) => place);
    expect(places).toEqual(places.map((_, n) => (places[0] ?? 0) + n));
    expect(neighbours.find(({ isOwn }) => isOwn)).toEqual(client);
    expect(neighbours.length).toBeGreaterThanOrEqual(3);
  });

  it('[R2.25] of other people there is a first name, an initial and coins, and nothing else', async () => {
    const { top } = await rating(STUDENT);
    for (const place of top) {
      expect(Object.keys(place).toSorted()).toEqual(['balance', 'isOwn', 'name', 'place']);
      expect(place.name).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\.$/u);
    }
    expect(JSON.stringify(top)).not.toContain('@');
  });

  it('[R2.25] equal coins stand in one order however often it is asked', async () => {
    const order = async () => (await rating(HEAVY)).top.map(({ place, name }) => [place, name]);
    expect(await order()).toEqual(await order());
  });

  it('[R2.25] new coins move a member up as soon as the count is fresh', async () => {
    const poor = await findMember(test.db, 'poor@example.test');
    await test.db.transaction((tx) =>
      addOperation(tx, { memberId: poor?.id ?? 0, type: 'DECREE', amount: 500_000 }),
    );
    await expect
      .poll(async () => (await rating('poor@example.test')).client?.place, { timeout: 60_000 })
      .toBe(1);
  });

  it('[R7.12] a person who is no member sees the top and has no place', async () => {
    const { client, top } = await rating('new@example.test');
    expect(client).toBeNull();
    expect(top).toHaveLength(50);
  });
});

it('[R2.25] success stories are told in both languages', async () => {
  const { stories } = v.parse(
    successStoriesAnswer,
    await getAs(test, STUDENT, 'api/successStories'),
  );
  expect(stories.length).toBeGreaterThan(2);
  for (const { text } of stories) {
    expect(text.ru).toMatch(/[а-яё]/);
    expect(text.uz).not.toMatch(/[а-яё]/i);
  }
});
