import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Rating } from '#src/features/rating/Rating.tsx';
import { setCurrency } from '#src/i18n/currency.ts';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { member } from '#src/state/member/member.ts';
import { network } from '#src/state/page/network.ts';
import { syncStatus } from '#src/state/session/sync-status.ts';
import { findings, tooWide } from '../kit/ui-fixtures.tsx';
import { closeArea, openArea, show, watchFor } from './profile-orders-fixtures.tsx';
import { ratingFor, setFriends, storeRating, storeStories, stories } from './rating-fixtures.ts';

beforeEach(async () => {
  await page.viewport(360, 740);
  await openArea();
  setFriends(0);
});
afterEach(async () => {
  setCurrency('token');
  await switchLanguage('ru');
  await closeArea();
});

const own = page.getByRole('region', { name: 'Твоё место' });
const level = page.getByRole('region', { name: 'Твой уровень' });
const podium = page.getByRole('list', { name: 'Первые три места' }).getByRole('listitem');
const rows = page.getByRole('list', { name: 'Места ниже третьего' }).getByRole('listitem');
const ownRow = () => document.querySelector('ol li[aria-current="true"]');
const shownPlaces = () => rows.elements().map((row) => row.textContent.split('-е место')[0]);

test('[R2.25] a member in the top sees their own place first, what the next place needs, and the podium in its order', async () => {
  await storeRating(ratingFor(12));
  show(<Rating />);
  await expect.element(own).toMatchTextContent(/12-е место/);
  await expect.element(own).toMatchTextContent(/На счёте 69\s000\sтокенов/);
  await expect.element(own).toMatchTextContent(/До 11-го места ещё 1\s001\sтокен/);
  await expect.element(own).not.toMatchTextContent(/До первых/);
  expect(podium.elements().map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^1-е место.*Участник 1 К\.80\s000 токенов/u),
    expect.stringMatching(/^2-е место.*Участник 2 К\.79\s000 токенов/u),
    expect.stringMatching(/^3-е место.*Участник 3 К\.78\s000 токенов/u),
  ]);
  const [second, first] = [1, 0].map((index) =>
    podium.nth(index).element().getBoundingClientRect(),
  );
  expect(second?.left).toBeLessThan(first?.left ?? 0);
  expect(ownRow()?.textContent).toMatch(/Анна В\.Ты69\s000\sтокенов/);
  expect(await findings()).toEqual([]);
});

test('[R2.25] the whole top of fifty unfolds and folds by the keyboard, with the focus on its button', async () => {
  await storeRating(ratingFor(5));
  show(<Rating />);
  await expect.element(rows.first()).toBeVisible();
  expect(rows.elements()).toHaveLength(7);
  const button = page.getByRole('button', { name: 'Показать весь список' });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => rows.elements().length).toBe(47);
  expect(shownPlaces().at(-1)).toContain('50');
  const less = page.getByRole('button', { name: 'Свернуть список' });
  await expect.element(less).toHaveFocus();
  await expect.element(less).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard(' ');
  await expect.poll(() => rows.elements().length).toBe(7);
  await expect.element(button).toHaveFocus();
  await expect.element(button).toBeInViewport();
});

test('[R2.25] a member below the top sees their own place with its neighbours after a gap, and what the top needs', async () => {
  await storeRating(ratingFor(61));
  show(<Rating />);
  await expect.element(own).toMatchTextContent(/61-е место/);
  await expect.element(own).toMatchTextContent(/До 60-го места ещё 1\s001\sтокен/);
  await expect.element(own).toMatchTextContent(/До первых 50 ещё 11\s001\sтокен/);
  const texts = () => rows.elements().map((row) => row.textContent);
  await expect.poll(() => texts().length).toBe(13);
  expect(texts()[7]).toBe('Здесь другие участники');
  expect(
    texts()
      .slice(8)
      .map((row) => /\d\d(?=-е)/.exec(row)?.[0]),
  ).toEqual(['59', '60', '61', '62', '63']);
  expect(ownRow()?.textContent).toMatch(/Анна В\.Ты/);
});

test('[R2.25] while the unfolded list scrolls, the member’s row stays in sight', async () => {
  await storeRating(ratingFor(30));
  show(<Rating />);
  await page.getByRole('button', { name: 'Показать весь список' }).click();
  await expect.poll(() => rows.elements().length).toBe(47);
  for (const row of [rows.nth(4), rows.nth(25), rows.nth(46)]) {
    row.element().scrollIntoView({ block: 'center' });
    await expect
      .element(page.elementLocator(ownRow() ?? document.body))
      .toBeInViewport({ ratio: 1 });
  }
});

test('[R2.25] the first member sees the lead, and the podium marks their step', async () => {
  await storeRating(ratingFor(1));
  show(<Rating />);
  await expect.element(own).toMatchTextContent(/Ты впереди всех/);
  await expect.element(own).toMatchTextContent(/Отрыв от второго места: 1\s000\sтокенов/);
  await expect.element(podium.first()).toMatchTextContent(/Анна В\.Ты/);
  expect(ownRow()).toBe(podium.first().element());
});

test('[R2.25] a member without a place reads the reason, and still sees the others', async () => {
  await storeRating(ratingFor(null));
  show(<Rating />);
  await expect.element(own).toMatchTextContent(/Места пока нет/);
  expect(ownRow()).toBeNull();
  await expect.element(podium.first()).toBeVisible();
});

test('[R2.25] few members fill the podium only; a member without a name is called a member', async () => {
  const rating = ratingFor(2, 2);
  const [first, second] = rating.top;
  if (!first || !second) throw new Error('The rating has two members');
  await storeRating({ ...rating, top: [{ ...first, name: '' }, second] });
  show(<Rating />);
  await expect.element(podium.first()).toMatchTextContent(/Участник2\s000/u);
  expect(podium.elements()).toHaveLength(2);
  await expect.element(rows.first()).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: 'Показать весь список' }))
    .not.toBeInTheDocument();
});

test('[R1.4] the member’s level shows its share and how many friends the next one needs', async () => {
  await storeRating(ratingFor(12));
  setFriends(6);
  show(<Rating />);
  await expect.element(level).toMatchTextContent(/Хороший друг.*40\s%/);
  await expect.element(level).toMatchTextContent(/6 друзей стали студентами/);
  await expect.element(level).toMatchTextContent(/Ещё 4 друга — и ты «Лучший друг»: 50\s%/);
  const bar = page.getByRole('progressbar', { name: 'До уровня «Лучший друг»' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '20');
  setFriends(11);
  await expect.element(level).toMatchTextContent(/Лучший друг.*Выше уровня нет/);
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
});

test('[R10.7] the places wait for the member’s level above them, unless the member cannot be fetched', async () => {
  member.info = null;
  await storeRating(ratingFor(12));
  show(<Rating />);
  await expect.element(page.getByText(/^Данные от/)).toBeVisible();
  await expect.element(page.getByText('Загрузка…')).toBeInTheDocument();
  expect(rows.elements()).toHaveLength(0);
  syncStatus.member.state = 'failed';
  await expect.element(own).toBeVisible();
  await expect.element(rows.first()).toBeVisible();
  await expect.element(level).not.toBeInTheDocument();
});

const carousel = page.getByRole('group', { name: 'Истории успеха' });

test('[R2.25] stories turn by the keyboard, each with its member, friends and paragraphs', async () => {
  await storeRating(ratingFor(12));
  await storeStories(stories);
  show(<Rating />);
  const first = carousel.getByRole('article').first();
  await expect.element(first).toMatchTextContent(/Тимур Р\.Выпускник11 друзей стали студентами/);
  expect([...first.element().querySelectorAll('p')].slice(1).map((p) => p.textContent)).toEqual([
    'Первый абзац.',
    'Второй абзац.',
  ]);
  const next = carousel.getByRole('button', { name: 'Следующий слайд' });
  (next.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(carousel.getByText('1 друг стал студентом')).toBeInViewport();
});

test('[R2.25] one story has no controls, and without stories there is no section', async () => {
  await storeRating(ratingFor(12));
  await storeStories([]);
  show(<Rating />);
  await expect.element(own).toBeVisible();
  const title = page.getByRole('heading', { name: 'Истории успеха' });
  await expect.element(title).not.toBeInTheDocument();
  await storeStories(stories.slice(0, 1));
  await expect.element(title).toBeVisible();
  await expect.element(carousel.getByRole('button')).not.toBeInTheDocument();
});

test('[R2.25] stories that were not received leave the rating readable and offer a retry', async () => {
  await storeRating(ratingFor(12));
  syncStatus.successStories.state = 'failed';
  show(<Rating />);
  await expect.element(page.getByText('Истории не загрузились.')).toBeVisible();
  await expect.element(own).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
});

test('[R2.25] the explanation of the places opens by the keyboard', async () => {
  await storeRating(ratingFor(12));
  show(<Rating />);
  const summary = page.getByText('Как считаем места');
  await expect.element(summary).toBeVisible();
  (summary.element().closest('summary') as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^При равной сумме выше тот/)).toBeVisible();
});

test('[R2.10] [R9.11] a rating that was never received is not called empty; stored, it has its time', async () => {
  const shownEmpty = watchFor('В рейтинге пока никого');
  show(<Rating />);
  await expect.element(page.getByText('Загрузка…')).toBeInTheDocument();
  syncStatus.rating.state = 'failed';
  await expect.element(page.getByText('Рейтинг не загрузился')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  Object.assign(network, { reachable: false, isOffline: true });
  await expect.element(page.getByText(/на этом устройстве рейтинга ещё не было/)).toBeVisible();
  expect(shownEmpty()).toBe(false);
  await storeRating(ratingFor(12));
  await expect.element(own).toBeVisible();
  await expect.element(page.getByText(/^Данные от \d\d:\d\d$/)).toBeVisible();
  await storeRating({ ...ratingFor(null), top: [] });
  await expect.element(page.getByText('В рейтинге пока никого')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Позвать друга' }))
    .toHaveAttribute('href', '/invites');
});

test('[R1.2] [R1.8] in Uzbek the rating has Uzbek words and the brand’s noun', async () => {
  setCurrency('coin');
  await switchLanguage('uz');
  await storeRating(ratingFor(61));
  await storeStories(stories);
  setFriends(6);
  show(<Rating />);
  const place = page.getByRole('region', { name: 'Oʻrningiz' });
  await expect.element(place).toMatchTextContent(/61-oʻrin/);
  await expect.element(place).toMatchTextContent(/60-oʻringacha yana 1\s001\stanga/);
  await expect
    .element(page.getByText('Yana 4 ta doʻst — va siz “Eng yaqin doʻst”: 50 foiz'))
    .toBeVisible();
  await expect.element(page.getByText('11 ta doʻst talaba boʻldi')).toBeVisible();
});

test.each([320, 360, 768, 1440])(
  '[R10.1] the rating fits a window of %i px, also with large text',
  async (width) => {
    await page.viewport(width, 800);
    await storeRating(ratingFor(61));
    await storeStories(stories);
    setFriends(6);
    show(<Rating />);
    await expect.element(own).toBeVisible();
    for (const size of width === 320 ? [''] : ['', '200%']) {
      document.documentElement.style.fontSize = size;
      expect(tooWide()).toEqual([]);
      for (const row of rows.elements()) {
        expect(row.scrollWidth, row.textContent).toBeLessThanOrEqual(row.clientWidth);
      }
    }
    document.documentElement.style.fontSize = '';
  },
);
