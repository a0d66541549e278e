import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Education } from '#src/features/education/Education.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { network } from '#src/state/page/network.ts';
import { syncStatus } from '#src/state/session/sync-status.ts';
import { findings, tooWide } from '../kit/ui-fixtures.tsx';
import { closeArea, openArea, show, watchFor } from '../member/profile-orders-fixtures.tsx';
import { course, storeLessons, storeMark } from './education-fixtures.ts';

beforeEach(async () => {
  await page.viewport(360, 740);
  await openArea();
});
afterEach(async () => {
  await switchLanguage('ru');
  await closeArea();
});

const progress = page.getByRole('region', { name: 'Твой прогресс' });
const lessons = page.getByRole('region', { name: 'Уроки' }).getByRole('listitem');

test('[R2.22] the course shows what is done, what is left, and the next lesson as the main action', async () => {
  await storeLessons(course(3));
  show(<Education />);
  await expect.element(progress).toMatchTextContent(/3 из 7Осталось 34 мин/);
  await expect.element(progress).toMatchTextContent(/Урок 4 · 7 минТема 14/);
  const action = progress.getByRole('link', { name: 'Продолжить с урока 4' });
  await expect.element(action).toHaveAttribute('href', '/education/14');
  const ring = progress.getByRole('progressbar', { name: 'Пройдено уроков' });
  await expect.element(ring).toHaveAttribute('aria-valuenow', '43');
  expect(lessons.elements().map((row) => row.textContent)).toEqual([
    'Урок 1Тема 11О чём тема 114 минПройден',
    'Урок 2Тема 12О чём тема 125 минВидеоПройден',
    'Урок 3Тема 13О чём тема 136 минПройден',
    '4Урок 4Тема 14О чём тема 147 минСледующий',
    '5Урок 5Тема 15О чём тема 158 мин',
    '6Урок 6Тема 16О чём тема 169 мин',
    '7Урок 7Тема 17О чём тема 1710 мин',
  ]);
  expect(await findings()).toEqual([]);
});

test('[R2.22] a course that has not begun can be begun, and a finished one leads to an invitation', async () => {
  await storeLessons(course(0));
  show(<Education />);
  await expect
    .element(page.getByRole('link', { name: 'Начать курс' }))
    .toHaveAttribute('href', '/education/11');
  await storeLessons(course(7));
  const done = page.getByRole('region', { name: 'Курс пройден' });
  await expect.element(done).toMatchTextContent(/7 из 7/);
  await expect
    .element(done.getByRole('link', { name: 'Позвать друга' }))
    .toHaveAttribute('href', '/invites');
});

test('[R2.22] [R9.10] marks that wait for the network count in the progress', async () => {
  await storeLessons(course(3));
  await storeMark({ body: { lessonId: 14, done: true }, state: 'waiting' });
  await storeMark({ body: { lessonId: 15, done: true }, state: 'refused' });
  network.reachable = false;
  show(<Education />);
  await expect.element(progress).toMatchTextContent(/4 из 7/);
  await expect.element(progress.getByRole('link', { name: 'Продолжить с урока 5' })).toBeVisible();
});

test('[R2.22] the video course lists the lessons that have a video; without one there is no such section', async () => {
  await storeLessons(course(0));
  show(<Education />);
  const videos = page.getByRole('region', { name: 'Видеокурс' });
  const tile = videos.getByRole('listitem').getByRole('link', { name: 'Видео: Тема 12' });
  await expect.element(tile).toHaveAttribute('href', '/education/12');
  expect(videos.getByRole('listitem').elements()).toHaveLength(1);
  await storeLessons(course(0).map((lesson) => ({ ...lesson, videoUrl: null })));
  await expect.element(videos).not.toBeInTheDocument();
});

test('[R10.1] the keyboard goes from the next lesson through the list in its order', async () => {
  await storeLessons(course(1));
  show(<Education />);
  await expect.element(progress).toBeVisible();
  const names: (string | null)[] = [];
  for (let step = 0; step < 9; step += 1) {
    await userEvent.keyboard('{Tab}');
    names.push(document.activeElement?.textContent ?? null);
  }
  expect(names).toEqual([
    'Продолжить с урока 2',
    ...[11, 12, 13, 14, 15, 16, 17].map((id) => `Тема ${id}`),
    'Видео: Тема 12',
  ]);
});

test('[R2.10] [R9.11] lessons that were never received are not called absent; stored, they have their time', async () => {
  const shownEmpty = watchFor('Уроков пока нет');
  show(<Education />);
  await expect.element(page.getByText('Загрузка…')).toBeInTheDocument();
  syncStatus.lessons.state = 'failed';
  await expect.element(page.getByText('Уроки не загрузились')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  Object.assign(network, { reachable: false, isOffline: true });
  await expect.element(page.getByText(/на этом устройстве уроков ещё не было/)).toBeVisible();
  expect(shownEmpty()).toBe(false);
  await storeLessons(course(3));
  await expect.element(progress).toBeVisible();
  await expect.element(page.getByText(/^Данные от \d\d:\d\d$/)).toBeVisible();
  await storeLessons([]);
  await expect.element(page.getByText('Уроков пока нет')).toBeVisible();
});

test('[R1.8] in Uzbek titles, summaries and states are Uzbek', async () => {
  await switchLanguage('uz');
  await storeLessons(course(3));
  show(<Education />);
  const rows = page.getByRole('region', { name: 'Darslar' }).getByRole('listitem');
  await expect.element(rows.first()).toMatchTextContent(/Mavzu 1111-mavzu haqida4 daqiqaOʻtilgan/);
  await expect.element(page.getByRole('link', { name: '4-darsdan davom etish' })).toBeVisible();
  await expect.element(page.getByText('7 tadan 3 ta')).toBeVisible();
});

test.each([320, 360, 768, 1440])(
  '[R10.1] the course fits a window of %i px, also with large text',
  async (width) => {
    await page.viewport(width, 800);
    await storeLessons(course(3));
    show(<Education />);
    await expect.element(progress).toBeVisible();
    for (const size of width === 320 ? [''] : ['', '200%']) {
      document.documentElement.style.fontSize = size;
      expect(tooWide()).toEqual([]);
    }
    document.documentElement.style.fontSize = '';
  },
);
