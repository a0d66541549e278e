import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDb } from '#server/database/db.ts';
import { relative } from '#server/database/schema/member/relative.ts';
import { seedAll } from '#server/demo/fill-database.ts';
import { findMember } from '#server/members/members.ts';
import { addOperation } from '#server/operations/ledger.ts';
import { relativesResponse } from '#src/contract/member/relatives.ts';
import { educationResponse, progressResponse } from '#src/contract/programme/education.ts';
import { ratingResponse } from '#src/contract/programme/rating.ts';
import { successStoriesResponse } from '#src/contract/programme/success-stories.ts';
import { INVITATION_STATUSES } from '#src/domain/referral/invitation.ts';
import { openFreshEmbedded } from '#tests/support/database/fresh-database.ts';
import { readBody } from '#tests/support/people/buy.ts';
import { getAs } from '#tests/support/service/get-as.ts';
import { createAppOn, tokenOf, type TestApp } from '#tests/support/service/test-app.ts';
import { writeAs } from '#tests/support/service/write-as.ts';

const STUDENT = 'student@example.test';
const HEAVY = 'heavy@example.test';
let store: OpenDb;
let test: Pick<TestApp, 'app' | 'db'>;
beforeAll(async () => {
  store = await openFreshEmbedded();
  await seedAll(store.db, { now: new Date() });
  test = { app: createAppOn(store.db), db: store.db };
});
afterAll(() => store.close());

describe('invitations', () => {
  const fetchPage = async (email: string, query = '') =>
    v.parse(relativesResponse, await getAs(test, email, `api/relatives${query}`));

  it('[R7.35][R3.6] the student has invitations in every status, newest first, and their counts', async () => {
    const page = await fetchPage(STUDENT);
    expect(new Set(page.relatives.map(({ status }) => status))).toEqual(
      new Set(INVITATION_STATUSES),
    );
    const ids = page.relatives.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(Object.keys(page.counts).toSorted()).toEqual([...INVITATION_STATUSES].toSorted());
    const total = Object.values(page.counts).reduce((sum, count) => sum + count, 0);
    expect(total).toBe(page.relatives.length);
  });

  it('[R7.35] a filter returns one status and does not change the counts', async () => {
    const page = await fetchPage(STUDENT, '?status=paid');
    expect(page.relatives.map(({ status }) => status)).toEqual(Array(6).fill('paid'));
    expect(page.counts['sent']).toBe(2);
    const wrong = await test.app.request('/service/api/relatives?status=lost', {
      headers: { Authorization: `Bearer ${tokenOf(STUDENT)}` },
    });
    expect(wrong.status).toBe(400);
    expect((await readBody(wrong)).field).toBe('status');
  });

  it('[R7.35] the pages by cursor contain every invitation once', async () => {
    const seen: number[] = [];
    let cursor: number | null = null;
    do {
      const after: string = cursor === null ? '' : `&cursor=${cursor}`;
      const page = await fetchPage(HEAVY, `?limit=70${after}`);
      seen.push(...page.relatives.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toHaveLength(300);
    expect(new Set(seen).size).toBe(300);
  });

  it('[R7.35] updatedSince returns the invitations that changed since then', async () => {
    const since = new Date();
    const { relatives: before } = await fetchPage(STUDENT, '?limit=1');
    const id = before[0]?.id ?? 0;
    await test.db.update(relative).set({ updatedAt: since }).where(eq(relative.id, id));
    const page = await fetchPage(STUDENT, `?updatedSince=${since.toISOString()}`);
    expect(page.relatives.map((row) => row.id)).toEqual([id]);
  });

  it('[R7.35] a person who is not a member gets an empty list and zero counts', async () => {
    const page = await fetchPage('new@example.test');
    expect(page).toMatchObject({ relatives: [], nextCursor: null });
    expect(new Set(Object.values(page.counts))).toEqual(new Set([0]));
  });
});

describe('the course', () => {
  const lessons = async (email: string, host = 'localhost') => {
    const response = await test.app.request(`http://${host}/service/api/education`, {
      headers: { Authorization: `Bearer ${tokenOf(email)}` },
    });
    return v.parse(educationResponse, await response.json()).lessons;
  };
  const saveProgress = (email: string, id: number, body: unknown) =>
    writeAs(test, email, { method: 'PUT', path: `api/education/${id}/progress`, body });

  it('[R2.22] has seven lessons, six in the brand mosap, each with texts in both languages', async () => {
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

  it('[R2.22] stores each member’s own progress, which can be undone', async () => {
    const doneLessonsOf = async (email: string) =>
      (await lessons(email)).filter(({ done }) => done).map(({ id }) => id);
    expect(await doneLessonsOf(STUDENT)).toEqual([1, 2, 3]);
    const response = await saveProgress(STUDENT, 5, { done: true });
    expect(v.parse(progressResponse, await response.json()).progress).toEqual({
      lessonId: 5,
      done: true,
    });
    await saveProgress(STUDENT, 1, { done: false });
    expect(await doneLessonsOf(STUDENT)).toEqual([2, 3, 5]);
    expect(await doneLessonsOf(HEAVY)).toEqual([]);
    expect(await doneLessonsOf('new@example.test')).toEqual([]);
  });

  it('[R2.22] gives 404 for an unknown lesson and 400 for a wrong body', async () => {
    expect((await saveProgress(STUDENT, 99, { done: true })).status).toBe(404);
    const wrong = await saveProgress(STUDENT, 1, { done: 'yes' });
    expect(wrong.status).toBe(400);
    expect((await readBody(wrong)).field).toBe('done');
    expect((await saveProgress('new@example.test', 1, { done: true })).status).toBe(404);
  });
});

describe('the rating', () => {
  const rating = async (email: string) =>
    v.parse(ratingResponse, await getAs(test, email, 'api/topClientsRating/50'));

  it('[R7.12][R2.25] has fifty places by coins, starting with the best friend, and the member’s own place', async () => {
    const { client, top, neighbours } = await rating('best-friend@example.test');
    expect(top.map(({ place }) => place)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
    const coins = top.map(({ balance }) => balance);
    expect(coins).toEqual(coins.toSorted((a, b) => b - a));
    expect(client).toEqual({ place: 1, name: 'Тимур Р.', balance: 100_000, isOwn: true });
    expect(top.filter(({ isOwn }) => isOwn)).toEqual([client]);
    expect(neighbours).toEqual([]);
  });

  it('[R2.25] shows a member below the top their own place between its neighbours', async () => {
    const { client, top, neighbours } = await rating('poor@example.test');
    expect(client?.place).toBeGreaterThan(50);
    expect(top.some(({ isOwn }) => isOwn)).toBe(false);
    const places = neighbours.map(({ place }) => place);
    expect(places).toEqual(places.map((_, n) => (places[0] ?? 0) + n));
    expect(neighbours.find(({ isOwn }) => isOwn)).toEqual(client);
    expect(neighbours.length).toBeGreaterThanOrEqual(3);
  });

  it('[R2.25] shows only first name, initial and coins of other members', async () => {
    const { top } = await rating(STUDENT);
    for (const entry of top) {
      expect(Object.keys(entry).toSorted()).toEqual(['balance', 'isOwn', 'name', 'place']);
      expect(entry.name).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\.$/u);
    }
    expect(JSON.stringify(top)).not.toContain('@');
  });

  it('[R2.25] returns members with equal coins in the same order each time', async () => {
    const order = async () => (await rating(HEAVY)).top.map(({ place, name }) => [place, name]);
    expect(await order()).toEqual(await order());
  });

  it('[R2.25] moves a member up after new coins', async () => {
    const poor = await findMember(test.db, 'poor@example.test');
    await test.db.transaction((tx) =>
      addOperation(tx, { memberId: poor?.id ?? 0, type: 'DECREE', amount: 500_000 }),
    );
    await expect.poll(async () => (await rating('poor@example.test')).client?.place).toBe(1);
  });

  it('[R7.12] shows a person who is not a member the top without a place of their own', async () => {
    const { client, top } = await rating('new@example.test');
    expect(client).toBeNull();
    expect(top).toHaveLength(50);
  });
});

it('[R2.25] success stories have texts in both languages', async () => {
  const { stories } = v.parse(
    successStoriesResponse,
    await getAs(test, STUDENT, 'api/successStories'),
  );
  expect(stories.length).toBeGreaterThan(2);
  for (const { text } of stories) {
    expect(text.ru).toMatch(/[а-яё]/);
    expect(text.uz).not.toMatch(/[а-яё]/i);
  }
});
