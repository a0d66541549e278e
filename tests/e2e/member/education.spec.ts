import { expect, type Page } from '@playwright/test';
import { LIMITS } from '#tests/support/limits.ts';
import type { TestServer } from '#tests/support/service/server.ts';
import { desktop, narrow, wide } from '../support/browser/browser.ts';
import { untilInstalled } from '../support/browser/installed-app.ts';
import { pressOn } from '../support/browser/keyboard.ts';
import { wakeUp } from '../support/browser/wake-up.ts';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations, overflowFindings } from '../support/looks/accessibility.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

interface LoggedRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly path: string;
  readonly body: string;
  readonly status: number;
}

resetAfterEach('student');

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const markButton = (page: Page) =>
  page.getByRole('button', { name: /^(?:Отметить пройденным|Oʻtilgan deb belgilash)$/ });
const markedState = (page: Page) => page.getByText(/^(?:Урок пройден|Dars oʻtildi)$/);
const undoButton = (page: Page) => page.getByRole('button', { name: 'Снять отметку' });

async function marksSince(server: TestServer, since: string): Promise<readonly LoggedRequest[]> {
  const requests = (await server.sandbox(
    'GET',
    `requests?since=${since}`,
  )) as readonly LoggedRequest[];
  const marks = requests.filter(
    ({ method, path }) => method === 'PUT' && /\/education\/\d+\/progress$/.test(path),
  );
  // A navigation can cut a response off; the same request id has no second effect.
  return [...new Map(marks.map((mark) => [mark.headers['x-request-id'], mark])).values()];
}

/** Opens the course with the next lesson's link, after the lessons are on the device. */
async function openCourse(page: Page, account: string): Promise<void> {
  await openSignedIn(page, account);
  await page.goto('/my/education');
  await expect(page.locator('main li').first()).toBeVisible();
}

for (const [language, width, options, texts] of [
  [
    'ru',
    '320 px',
    narrow,
    {
      progress: '3 из 7',
      after: '4 из 7',
      open: 'Продолжить с урока 4',
      next: /^Следующий урок /,
      kept: 'Отметка на устройстве. Отправим, как только будет связь.',
      all: 'Все уроки',
    },
  ],
  [
    'uz',
    '1440 px',
    wide,
    {
      progress: '7 tadan 3 ta',
      after: '7 tadan 4 ta',
      open: '4-darsdan davom etish',
      next: /^Keyingi dars /,
      kept: 'Belgi qurilmada saqlandi. Aloqa paydo boʻlishi bilan yuboramiz.',
      all: 'Barcha darslar',
    },
  ],
] as const) {
  test(
    `[R2.22] [R9.10] [R10.1] by keyboard only, at ${width} in ${language}, a lesson is read and marked without a network; the mark is sent once when the network is back`,
    language === 'ru' ? { tag: '@journey' } : {},
    async ({ openApp, profileDir, server, expectNetworkErrors }) => {
      test.slow();
      const { page, context } = await openApp(profileDir, options);
      await openSignedIn(page, 'student');
      await page.evaluate((code) => localStorage.setItem('SF_LANG', code), language);
      await page.goto('/my/education');
      await expect(page.getByText(texts.progress)).toBeVisible();
      await untilInstalled(page);

      expectNetworkErrors();
      await context.setOffline(true);
      await page.reload();
      await pressOn(page, page.getByRole('link', { name: texts.open }));
      await expect(page).toHaveURL(/\/my\/education\/4$/);
      await expect(title(page)).toBeFocused();
      await expect(page.getByRole('article').first().getByRole('paragraph').nth(3)).toBeVisible();
      await pressOn(page, markButton(page));
      await expect(markedState(page)).toBeVisible();
      await expect(page.getByText(texts.kept)).toBeVisible();
      await pressOn(page, page.getByRole('link', { name: texts.all }).first());
      await expect(page.getByText(texts.after)).toBeVisible();
      expect(await overflowFindings(page)).toEqual([]);
      await page.reload();
      await expect(page.getByText(texts.after)).toBeVisible();

      const since = new Date().toISOString();
      await context.setOffline(false);
      await expect
        .poll(async () => (await marksSince(server, since)).map(({ status }) => status))
        .toEqual([200]);
      await page.goto('/my/education/4');
      await expect(markedState(page)).toBeVisible();
      await expect(page.getByText(texts.kept)).toHaveCount(0);
      await page.goto('/my/education');
      await expect(page.getByText(texts.after)).toBeVisible();
      const sent = await marksSince(server, since);
      expect(
        sent.map(({ path, body, status }) => [path, JSON.parse(body) as unknown, status]),
      ).toEqual([['/service/api/education/4/progress', { done: true }, 200]]);
    },
  );
}

test('[R2.22] [R9.10] a mark of a closed browser is sent at its next start, once', async ({
  openApp,
  profileDir,
  server,
  expectNetworkErrors,
}) => {
  test.slow();
  const first = await openApp(profileDir);
  await openCourse(first.page, 'student');
  await untilInstalled(first.page);
  expectNetworkErrors();
  await first.context.setOffline(true);
  await first.page.goto('/my/education/5');
  await markButton(first.page).click();
  // The mark shows at once, and this text once it is on the device.
  await expect(
    first.page.getByText('Отметка на устройстве. Отправим, как только будет связь.'),
  ).toBeVisible();
  await first.context.close();

  const since = new Date().toISOString();
  const { page } = await openApp(profileDir);
  await page.goto('/my/education/5');
  await expect(markedState(page)).toBeVisible();
  await expect
    .poll(async () => (await marksSince(server, since)).map(({ status }) => status))
    .toEqual([200]);
  await page.goto('/my/education');
  await expect(page.getByText('4 из 7')).toBeVisible();
  expect(await marksSince(server, since)).toHaveLength(1);
});

/** Presses until the press counts: one that comes while the last mark is being stored does not. */
const mark = async (page: Page, isDone: boolean): Promise<void> =>
  expect(async () => {
    await (isDone ? markButton : undoButton)(page).click({ timeout: LIMITS.attempt });
    await expect((isDone ? undoButton : markButton)(page)).toBeVisible({ timeout: LIMITS.attempt });
  }).toPass();

test('[R2.22] the last of several marks without a network is the one that holds', async ({
  page,
  context,
  server,
  expectNetworkErrors,
}) => {
  await openCourse(page, 'student');
  await page.goto('/my/education/6');
  await expect(markButton(page)).toBeVisible();
  await untilInstalled(page);
  expectNetworkErrors();
  await context.setOffline(true);
  const since = new Date().toISOString();
  for (const isDone of [true, false, true, false]) await mark(page, isDone);
  await context.setOffline(false);
  await expect
    .poll(async () => (await marksSince(server, since)).map(({ body }) => body))
    .toEqual(['{"done":true}', '{"done":false}', '{"done":true}', '{"done":false}']);
  await page.reload();
  await expect(markButton(page)).toBeVisible();
});

/** The first lesson with a video, as the service names it. */
async function openVideoLesson(page: Page): Promise<void> {
  await openCourse(page, 'student');
  await page
    .getByRole('link', { name: /^Видео: / })
    .first()
    .click();
  await expect(page.locator('video')).toBeVisible();
}

const video = (page: Page) => page.locator('video');
const currentTime = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => element.currentTime);

test('[R2.22] a video plays and seeks, with captions in the language on the screen', async ({
  page,
}) => {
  await openVideoLesson(page);
  await expectNoAxeViolations(page);
  await video(page).focus();
  await video(page).press('Space');
  await expect.poll(() => currentTime(page)).toBeGreaterThan(0.3);
  const duration = await video(page).evaluate((element: HTMLVideoElement) => element.duration);
  expect(duration).toBeGreaterThan(2);
  const target = duration * 0.6;
  await video(page).evaluate((element: HTMLVideoElement, time) => {
    element.currentTime = time;
  }, target);
  await expect.poll(() => currentTime(page)).toBeGreaterThan(target);

  const shownCaptions = () =>
    video(page).evaluate((element: HTMLVideoElement) =>
      [...element.textTracks]
        .filter(({ mode }) => mode === 'showing')
        .map(({ language, cues }) => ({ language, text: (cues?.[0] as VTTCue | undefined)?.text })),
    );
  await expect
    .poll(shownCaptions)
    .toEqual([{ language: 'ru', text: expect.stringMatching(/[а-яё]/) }]);
  await page.getByRole('button', { name: 'Uz – Oʻzbekcha' }).click();
  await expect
    .poll(shownCaptions)
    .toEqual([{ language: 'uz', text: expect.stringMatching(/^[^а-яё]+$/i) }]);
});

test('[R2.22] [R9.11] without a network the video’s place has a message, and the player returns with the network', async ({
  page,
  context,
  expectNetworkErrors,
}) => {
  await openVideoLesson(page);
  await untilInstalled(page);
  expectNetworkErrors();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Видео нужна сеть')).toBeVisible();
  await expect(page.getByRole('article').first().getByRole('paragraph').nth(3)).toBeVisible();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText('Видео нужна сеть')).toBeVisible();
  await context.setOffline(false);
  await wakeUp(page);
  await expect(page.getByText('Видео нужна сеть')).toHaveCount(0);
  await video(page).focus();
  await video(page).press('Space');
  await expect.poll(() => currentTime(page)).toBeGreaterThan(0);
});

test('[R2.22] a video that fails says so; the retry plays it', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await server.faults([{ match: 'GET /service/videos/', status: 503 }]);
  await openVideoLesson(page);
  await video(page).focus();
  await video(page).press('Space');
  await expect(page.getByText('Видео не загрузилось')).toBeVisible();
  await server.clearFaults();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect.poll(() => currentTime(page)).toBeGreaterThan(0);
  await expect(page.getByText('Видео не загрузилось')).toHaveCount(0);
});

for (const [device, options] of [
  ['a phone in dark colours', { colorScheme: 'dark' }],
  ['a phone of 320 px', { viewport: { width: 320, height: 640 } }],
  ['a desktop', desktop],
] as const) {
  test(`[R10.1] [R2.22] course and lesson fit ${device} in both languages and have no axe findings`, async ({
    openApp,
    profileDir,
  }) => {
    test.slow();
    const { page } = await openApp(profileDir, options);
    await openSignedIn(page, 'student');
    for (const language of ['ru', 'uz']) {
      await page.evaluate((code) => localStorage.setItem('SF_LANG', code), language);
      for (const path of ['/my/education', '/my/education/4']) {
        await page.goto(path);
        await expect(page.locator('main li').first()).toBeVisible();
        expect(await overflowFindings(page)).toEqual([]);
        await expectNoAxeViolations(page);
      }
    }
  });
}
