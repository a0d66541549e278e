import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import { Lesson } from '#src/features/education/lesson/Lesson.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { viewOwner } from '#src/platform/owner-view/owner-view.ts';
import { network } from '#src/state/page/network.ts';
import { session } from '#src/state/session/session.ts';
import { syncStatus } from '#src/state/session/sync-status.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { findings, tooWide } from '../kit/ui-fixtures.tsx';
import { closeArea, openArea, show, watchFor } from '../member/profile-orders-fixtures.tsx';
import { course, signIn, storeLessons, storeMark } from './education-fixtures.ts';

beforeEach(async () => {
  await page.viewport(360, 740);
  await openArea();
});
afterEach(async () => {
  viewOwner(null);
  session.member = null;
  await switchLanguage('ru');
  await closeArea();
});

const showLesson = (id: number) =>
  show(
    <Routes>
      <Route path="/education/:id" element={<Lesson />} />
    </Routes>,
    `/education/${id}`,
  );

const title = (name: string) => page.getByRole('heading', { level: 1, name });
const mark = page.getByRole('button', { name: 'Отметить пройденным' });
const marked = page.getByRole('paragraph').filter({ hasText: /^Урок пройден$/ });
const undo = page.getByRole('button', { name: 'Снять отметку' });
const posted = async () => (await loadPosts('lessonProgress')).map(({ body }) => body);

test('[R2.22] a lesson shows its place in the course, its text in paragraphs, and both neighbours', async () => {
  await storeLessons(course(3));
  showLesson(14);
  await expect.element(title('Тема 14')).toBeVisible();
  await expect.element(page.getByText('Урок 4 из 7 · 7 мин')).toBeVisible();
  await expect.element(page.getByText('О чём тема 14')).toBeVisible();
  await expect.element(page.getByText('Первый абзац.', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Второй абзац.', { exact: true })).toBeVisible();
  const around = page.getByRole('navigation', { name: 'Соседние уроки' }).getByRole('link');
  await expect.element(around.first()).toMatchTextContent('Предыдущий урок Тема 13');
  await expect.element(around.last()).toMatchTextContent('Следующий урок Тема 15');
  const current = page
    .getByRole('region', { name: 'Уроки' })
    .getByRole('link', { name: 'Тема 14' });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  expect(await findings()).toEqual([]);
});

test('[R2.22] the stated length says when it includes the video', async () => {
  await storeLessons(course(3));
  showLesson(12);
  await expect.element(page.getByText('Урок 2 из 7 · 5 мин вместе с видео')).toBeVisible();
});

test('[R2.22] the next lesson opens by the keyboard; the first and the last have one neighbour', async () => {
  await storeLessons(course(0));
  showLesson(11);
  const around = page.getByRole('navigation', { name: 'Соседние уроки' }).getByRole('link');
  await expect.element(title('Тема 11')).toBeVisible();
  expect(around.elements()).toHaveLength(1);
  (around.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(title('Тема 12')).toBeVisible();
  await page.getByRole('region', { name: 'Уроки' }).getByRole('link', { name: 'Тема 17' }).click();
  await expect.element(title('Тема 17')).toBeVisible();
  expect(around.elements()).toHaveLength(1);
});

test('[R2.22] [R9.10] without a network a mark shows at once, says that it waits, and the last press counts', async () => {
  signIn();
  await storeLessons(course(3));
  showLesson(14);
  await expect.element(mark).toBeVisible();
  (mark.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(marked).toBeVisible();
  await expect.element(marked).toHaveFocus();
  await expect
    .element(page.getByText('Отметка на устройстве. Отправим, как только будет связь.'))
    .toBeVisible();
  await expect.poll(posted).toEqual([{ lessonId: 14, done: true }]);
  (undo.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(mark).toHaveFocus();
  await expect.poll(posted).toEqual([
    { lessonId: 14, done: true },
    { lessonId: 14, done: false },
  ]);
  await expect.poll(() => network.reachable).toBe(false);
});

test('[R2.22] after a lesson comes the first one that is not done, and after the last an invitation', async () => {
  signIn();
  await storeLessons(course(3));
  showLesson(13);
  await expect.element(marked).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Продолжить с урока 4' }))
    .toHaveAttribute('href', '/education/14');
  await expect.element(page.getByRole('button', { name: 'Урок пройден' })).not.toBeInTheDocument();
  await storeLessons(course(7));
  await expect.element(page.getByText(/^Курс пройден\./)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Позвать друга' })).toBeVisible();
  expect(await findings()).toEqual([]);
});

test('[R2.22] a double tap leaves one mark', async () => {
  signIn();
  await storeLessons(course(3));
  showLesson(14);
  await mark.dblClick();
  await expect.element(marked).toBeVisible();
  await expect.poll(posted).toEqual([{ lessonId: 14, done: true }]);
  await expect.poll(() => network.reachable).toBe(false);
});

test('[R9.10] a mark whose outcome is unknown is called unconfirmed, not failed', async () => {
  await storeLessons(course(3));
  await storeMark({
    body: { lessonId: 14, done: true },
    state: 'waiting',
    attempts: 1,
    sentAt: Date.now(),
  });
  showLesson(14);
  await expect.element(marked).toBeVisible();
  await expect.element(page.getByText(/^Ответ ещё не пришёл/)).toBeVisible();
});

test('[R9.10] a refused mark leaves the lesson as it was, with the reason, a retry and a way to remove it', async () => {
  await storeLessons(course(3));
  await storeMark({
    body: { lessonId: 14, done: true },
    state: 'refused',
    attempts: 1,
    refusal: { errorCode: 'NOT_FOUND', text: 'Урока больше нет', field: null },
  });
  showLesson(14);
  const notice = page.getByRole('article').filter({ hasText: 'Отметка «Урок пройден»' }).last();
  await expect.element(notice).toMatchTextContent(/Урока больше нет/);
  await expect.element(mark).toBeVisible();
  await expect.element(notice.getByRole('button', { name: 'Отправить ещё раз' })).toBeVisible();
  await notice.getByRole('button', { name: 'Убрать' }).click();
  await expect.poll(posted).toEqual([]);
});

test('[R9.10] a mark that cannot be stored shows an error, and the button keeps its state', async () => {
  // No member is known, so nothing may be written.
  await storeLessons(course(3));
  showLesson(14);
  await mark.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Отметка не сохранилась/);
  await expect.element(mark).toBeVisible();
});

test('[R6.3] in owner view the lesson shows the mark without a button', async () => {
  viewOwner('owner@example.test');
  await storeLessons(course(3));
  showLesson(13);
  await expect.element(page.getByRole('article').getByText('Пройден')).toBeVisible();
  await expect.element(marked).not.toBeInTheDocument();
});

test('[R2.10] a lesson is called unknown only when the course is on the device', async () => {
  const shownUnknown = watchFor('Такого урока нет');
  showLesson(99);
  await expect.element(page.getByText('Загрузка…')).toBeInTheDocument();
  syncStatus.lessons.state = 'failed';
  await expect.element(title('Уроки не загрузились')).toBeVisible();
  Object.assign(network, { reachable: false, isOffline: true });
  await expect.element(page.getByText(/на этом устройстве уроков ещё не было/)).toBeVisible();
  expect(shownUnknown()).toBe(false);
  await storeLessons(course(3));
  await expect.element(title('Такого урока нет')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Все уроки' }).last())
    .toHaveAttribute('href', '/education');
});

const player = () => document.querySelector('video');

test('[R2.22] a video has controls, its own captions in both languages, and loads nothing before it is played', async () => {
  await storeLessons(course(0));
  showLesson(12);
  await waitUntil(player);
  const video = player();
  expect(video).toMatchObject({ controls: true, preload: 'none', autoplay: false });
  expect(video?.playsInline).toBe(true);
  expect(video?.src).toBe(`${location.origin}/service/videos/missing.webm`);
  expect(video?.getAttribute('aria-label')).toBe('Видео: Тема 12');
  expect(
    [...(video?.querySelectorAll('track') ?? [])].map((track) => track.getAttribute('src')),
  ).toEqual([
    `${location.origin}/service/videos/missing.ru.vtt`,
    `${location.origin}/service/videos/missing.uz.vtt`,
  ]);
  const modes = () =>
    [...(player()?.textTracks ?? [])].map(({ language, mode }) => `${language} ${mode}`);
  // The browser chooses the track a moment after the element is there.
  await expect.poll(modes).toEqual(['ru showing', 'uz disabled']);
  await switchLanguage('uz');
  await expect.poll(modes).toEqual(['ru disabled', 'uz showing']);
  expect(await findings()).toEqual([]);
});

test('[R2.22] [R9.11] without a network a message and a retry stand in place of the player, and the text stays', async () => {
  await storeLessons(course(0));
  network.reachable = false;
  showLesson(12);
  const message = page.getByText('Видео нужна сеть');
  await expect.element(message).toBeVisible();
  await expect.element(page.getByText('Первый абзац.')).toBeVisible();
  expect(getComputedStyle(player() ?? document.body).visibility).toBe('hidden');
  expect(await findings()).toEqual([]);
  network.reachable = true;
  await expect.element(message).not.toBeInTheDocument();
  expect(getComputedStyle(player() ?? document.body).visibility).toBe('visible');
});

test('[R2.22] a video that does not load says so; a retry loads it again and moves the focus to the player', async () => {
  await storeLessons(course(0));
  showLesson(12);
  await waitUntil(player);
  player()?.load();
  await player()
    ?.play()
    .catch(() => undefined);
  await expect.element(page.getByText('Видео не загрузилось')).toBeVisible();
  const retry = page.getByRole('button', { name: 'Повторить' });
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load');
  (retry.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(load).toHaveBeenCalled();
  await expect.element(page.getByText('Видео не загрузилось')).toBeVisible();
});

test.each([320, 360, 768, 1440])(
  '[R10.1] a lesson fits a window of %i px, also with large text',
  async (width) => {
    await page.viewport(width, 800);
    await storeLessons(course(3));
    network.reachable = false;
    showLesson(12);
    await expect.element(page.getByText('Видео нужна сеть')).toBeVisible();
    for (const size of width === 320 ? [''] : ['', '200%']) {
      document.documentElement.style.fontSize = size;
      expect(tooWide()).toEqual([]);
    }
    document.documentElement.style.fontSize = '';
  },
);
