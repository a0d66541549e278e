import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lesson } from '#server/database/schema/programme/lesson.ts';
import { fillProgramme } from '#server/demo/programme/fill-programme.ts';
import { educationResponse } from '#src/contract/programme/education.ts';
import { getAs } from '#tests/support/service/get-as.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

const MAX_BYTES = 400_000;

let test: TestApp;
let urls: string[];
beforeAll(async () => {
  test = await createTestApp();
  await fillProgramme(test.db);
  const { lessons } = v.parse(
    educationResponse,
    await getAs(test, test.seed.student.email, 'api/education'),
  );
  urls = lessons.flatMap(({ videoUrl }) => videoUrl ?? []);
});
afterAll(() => test.close());

const load = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  test.app.request(url, { headers });
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const firstUrl = (): string => urls[0] ?? '';

describe('the videos of the lessons', () => {
  it('[R2.22] at least two lessons have one, small and without a token, on the service’s origin', async () => {
    expect(urls.length).toBeGreaterThanOrEqual(2);
    for (const url of urls) {
      expect(url).toMatch(/^\/service\/videos\/[a-z]+\.mp4$/);
      const response = await load(url);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('video/mp4');
      expect(response.headers.get('accept-ranges')).toBe('bytes');
      const bytes = await bytesOf(response);
      expect(bytes.length).toBeGreaterThan(20_000);
      expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
      // The index comes before the pictures, so that a video starts before it is loaded.
      const text = new TextDecoder('latin1').decode(bytes);
      expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
    }
  });

  it('[R2.22] each has captions in both languages, in order and within the video', async () => {
    for (const url of urls) {
      const cues = await Promise.all(
        ['ru', 'uz'].map(async (language) => {
          const response = await load(url.replace('.mp4', `.${language}.vtt`));
          expect(response.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
          const text = await response.text();
          expect(text.startsWith('WEBVTT\n')).toBe(true);
          expect(/[а-яё]/i.test(text)).toBe(language === 'ru');
          return [...text.matchAll(/00:(\d\d\.\d{3})/g)].map(([, second]) => Number(second));
        }),
      );
      const [russian = [], uzbek] = cues;
      expect(uzbek).toEqual(russian);
      expect(russian.length).toBeGreaterThanOrEqual(8);
      expect(russian).toEqual(russian.toSorted((a, b) => a - b));
      expect(Math.max(...russian)).toBeLessThanOrEqual(20);
    }
  });

  it('[R2.22] a part of a video can be loaded, so that the member can seek', async () => {
    const whole = await bytesOf(await load(firstUrl()));
    const size = whole.length;
    for (const [range, from, to] of [
      ['bytes=0-99', 0, 99],
      ['bytes=1000-', 1000, size - 1],
      ['bytes=-500', size - 500, size - 1],
      [`bytes=100-${size + 1000}`, 100, size - 1],
      [`bytes=-${size + 5}`, 0, size - 1],
    ] as const) {
      const response = await load(firstUrl(), { Range: range });
      expect(response.status, range).toBe(206);
      expect(response.headers.get('content-range')).toBe(`bytes ${from}-${to}/${size}`);
      expect(await bytesOf(response)).toEqual(whole.slice(from, to + 1));
    }
  });

  it('[R2.22] a part behind the end gets 416 with the size; an odd range gets the whole video', async () => {
    const size = (await bytesOf(await load(firstUrl()))).length;
    for (const range of [`bytes=${size}-`, `bytes=${size + 9}-${size + 20}`, 'bytes=-0']) {
      const response = await load(firstUrl(), { Range: range });
      expect(response.status, range).toBe(416);
      expect(response.headers.get('content-range')).toBe(`bytes */${size}`);
    }
    for (const range of ['bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-', 'bytes=a-b']) {
      expect((await load(firstUrl(), { Range: range })).status, range).toBe(200);
    }
  });

  it('[R2.22] a video that has not changed is not loaded again, and a part of a changed one never', async () => {
    const response = await load(firstUrl());
    const etag = response.headers.get('etag') ?? '';
    expect(response.headers.get('cache-control')).toContain('max-age');
    expect((await load(firstUrl(), { 'If-None-Match': etag })).status).toBe(304);
    const part = { Range: 'bytes=0-9' };
    const same = await load(firstUrl(), { ...part, 'If-Range': etag });
    expect([same.status, same.headers.get('etag')]).toEqual([206, etag]);
    expect((await load(firstUrl(), { ...part, 'If-Range': '"other"' })).status).toBe(200);
  });

  it('[R10.3] the page may play media of its own origin only', async () => {
    const policy = (await load(firstUrl())).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("media-src 'self'");
    expect(policy).not.toContain('media-src *');
  });

  it.each(['none.mp4', 'invite', 'make-videos.ts', '..%2fvideos%2finvite.mp4', 'INVITE.MP4'])(
    '[R2.22] there is no video %s',
    async (name) => {
      expect((await load(`/service/videos/${name}`)).status).toBe(404);
    },
  );
});

it('[R2.22] lessons of the institution keep their video, or stay without one', async () => {
  const { db } = test;
  const own = 'https://video.example.test/levels.mp4';
  await db.update(lesson).set({ videoUrl: own }).where(eq(lesson.id, 4));
  await db
    .update(lesson)
    .set({ title: { ru: 'Наш урок', uz: 'Bizning dars' }, videoUrl: null })
    .where(eq(lesson.id, 2));
  await db.update(lesson).set({ videoUrl: null }).where(eq(lesson.id, 3));
  await fillProgramme(db);
  const rows = await db.select({ id: lesson.id, videoUrl: lesson.videoUrl }).from(lesson);
  const urlOf = (id: number) => rows.find((row) => row.id === id)?.videoUrl;
  expect([urlOf(2), urlOf(3), urlOf(4)]).toEqual([null, null, own]);
});
