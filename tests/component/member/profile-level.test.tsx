import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Level } from '#src/features/profile/level/Level.tsx';
import { Profile } from '#src/features/profile/Profile.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { member } from '#src/state/member/member.ts';
import { closeAllDialogs, dialogs } from '#src/state/page/dialogs.ts';
import { findings } from '../kit/ui-fixtures.tsx';
import { anna, physicalCard } from './profile-fixtures.ts';
import { closeArea, openArea, show } from './profile-orders-fixtures.tsx';

beforeEach(openArea);
afterEach(closeArea);
afterEach(closeAllDialogs);

const block = page.getByRole('region', { name: 'Твой уровень' });
/** The level is one line until it is opened. */
const open = async () => {
  await expect.element(block).toBeVisible();
  await block.getByText('Твой уровень').click();
};
const textOf = () => (block.element().textContent ?? '').replaceAll('\u00A0', ' ');

const LEVELS = [
  [0, 'Друг', 30, 'Ещё 5 друзей до уровня «Хороший друг»', '48 000'],
  [4, 'Друг', 30, 'Ещё 1 друг до уровня «Хороший друг»', '12 000'],
  [5, 'Хороший друг', 40, 'Ещё 5 друзей до уровня «Лучший друг»', '63 000'],
  [9, 'Хороший друг', 40, 'Ещё 1 друг до уровня «Лучший друг»', '15 000'],
] as const;

for (const [friends, name, share, next, way] of LEVELS) {
  test(`[R1.4] [R1.11] with ${friends} friends the profile shows «${name}», ${share} %, and the way to the next level in friends and in money`, async () => {
    show(<Level friends={friends} hasRating />);
    await expect.element(block.getByText(next).first()).toBeVisible();
    await expect.element(block.getByRole('list', { name: 'Все уровни' })).not.toBeInTheDocument();
    await open();
    await expect.element(block.getByRole('heading', { level: 3 }).first()).toBeVisible();
    expect(textOf()).toContain(next);
    expect(textOf()).toContain(way);
    expect(textOf()).toContain('Пример: первый семестр друга за 30 000 ₽');
    const step = block.getByRole('list', { name: 'Все уровни' }).element();
    expect(step.querySelector('[aria-current=step]')?.textContent).toContain(name);
    expect(step.querySelector('[aria-current=step]')?.textContent).toContain(`${share}\u00A0%`);
    await expect.element(block.getByRole('button', { name: 'Вывести' })).not.toBeInTheDocument();
  });
}

test('[R1.4] the level compares what one friend brings now and at the next level', async () => {
  show(<Level friends={6} hasRating />);
  await open();
  await expect.element(block.getByText('12 000')).toBeVisible();
  await expect.element(block.getByText('15 000')).toBeVisible();
  await expect.element(block.getByText(/можно вывести деньгами/)).toBeVisible();
  await expect.element(block.getByText(/доля не меняется/)).toBeVisible();
});

for (const friends of [10, 100]) {
  test(`[R1.4] [R2.31] with ${friends} friends the highest level names no next one and opens the withdraw dialog`, async () => {
    show(<Level friends={friends} hasRating />);
    await open();
    await expect.element(block.getByText('Это высший уровень').first()).toBeVisible();
    expect(textOf()).toContain('Лучший друг');
    expect(textOf()).not.toContain('Ещё');
    block.getByRole('button', { name: 'Вывести' }).element().focus();
    await userEvent.keyboard('{Enter}');
    expect(dialogs.open.map(({ kind }) => kind)).toEqual(['withdraw']);
  });
}

test('[R1.5] one press, also of a key, shows the shares that do not depend on the level', async () => {
  show(<Level friends={0} hasRating />);
  await open();
  const dubai = block.getByText('Филиал в Дубае');
  await expect.element(dubai).not.toBeVisible();
  const summary = block.element().querySelector<HTMLElement>('details details summary');
  summary?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dubai).toBeVisible();
  const shares = [...block.element().querySelectorAll('details details dd')];
  expect(shares.map(({ textContent }) => textContent)).toEqual([
    '10\u00A0%',
    '30\u00A0%',
    '15–25\u00A0%',
  ]);
});

for (const language of ['ru', 'uz'] as const) {
  test(`[R10.1] [R1.8] the level fits 320 pixels and text at 200 % in ${language}, and axe finds nothing`, async () => {
    await switchLanguage(language);
    for (const friends of [0, 9, 100]) {
      await page.viewport(320, 740);
      show(
        <>
          <h1>1</h1>
          <h2>2</h2>
          <Level friends={friends} hasRating />
        </>,
      );
      await expect.element(page.getByRole('region').first()).toBeVisible();
      document.documentElement.style.fontSize = '200%';
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
      document.documentElement.style.fontSize = '';
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
      expect(await findings()).toEqual([]);
      document.body.replaceChildren();
    }
  });
}

test.each([320, 360])(
  '[R10.1] [R2.12] the profile fits %i pixels with text at 200 %',
  async (width) => {
    setMember();
    await page.viewport(width, 740);
    document.documentElement.style.fontSize = '200%';
    show(<Profile />);
    await expect.element(page.getByText('Твоя ссылка')).toBeVisible();
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    document.documentElement.style.fontSize = '';
  },
);

function setMember(cards = [physicalCard]): void {
  Object.assign(member, { status: 'ready', info: anna, cards, cardsKnown: true });
}

test('[R8.6] where the browser cannot copy a value, the value is selected and the text says so', async () => {
  setMember();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  show(<Profile />);
  await page.getByRole('heading', { name: 'Данные участника' }).click();
  await page.getByRole('button', { name: 'Скопировать: Уникальный ID 730214' }).click();
  await expect.element(page.getByText(/значение выделено/)).toBeVisible();
  expect(getSelection()?.toString()).toBe('730214');
});

test('[R2.12] the profile links to invitations, rating, addresses and personal data', async () => {
  setMember();
  show(<Profile />);
  await open();
  await page.getByRole('heading', { name: 'Данные участника' }).click();
  for (const [name, href] of [
    ['Приглашения', '/invites'],
    ['Рейтинг', '/rating'],
    ['Адреса', '/addresses'],
    ['Личные данные', '/personal-data'],
  ] as const) {
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('[R2.6] without a physical card the profile links only to what can be opened', async () => {
  setMember([{ ...physicalCard, typeId: 1 }]);
  show(<Profile />);
  await page.getByRole('heading', { name: 'Данные участника' }).click();
  await expect.element(page.getByRole('link', { name: 'Личные данные' })).toBeVisible();
  for (const name of ['Приглашения', 'Рейтинг', 'Адреса']) {
    await expect.element(page.getByRole('link', { name })).not.toBeInTheDocument();
  }
});

test('[R2.31] the member’s data leads to the dialog about a card of another programme', async () => {
  setMember();
  show(<Profile />);
  await page.getByRole('heading', { name: 'Данные участника' }).click();
  await page.getByRole('button', { name: 'Выдали карту другой программы?' }).click();
  expect(dialogs.open.map(({ kind }) => kind)).toEqual(['wrong-card']);
});
