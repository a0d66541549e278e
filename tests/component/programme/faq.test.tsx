import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Faq } from '#src/features/help/faq/Faq.tsx';
import { loadLanguage } from '#src/i18n/setup.ts';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { network } from '#src/state/page/network.ts';
import { findingsInEveryTheme } from '../kit/every-theme.ts';
import { closeArea, openArea, show } from '../member/profile-orders-fixtures.tsx';

beforeEach(openArea);
afterEach(async () => {
  await closeArea();
  await switchLanguage('ru');
  await page.viewport(360, 740);
});

const search = () => page.getByRole('searchbox');
const questions = () => page.getByRole('heading', { level: 3 });
const count = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const isOpen = (name: string): boolean =>
  questions().filter({ hasText: name }).element().closest('details')?.open === true;

function Address() {
  const { search: parameters, hash } = useLocation();
  return <output>{`address ${parameters}${hash}`}</output>;
}

test('[R2.27] the questions stand in five groups, all closed', async () => {
  show(<Faq />);
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Вопросы и ответы');
  expect(page.getByRole('region').elements()).toHaveLength(5);
  expect(questions().elements().length).toBeGreaterThanOrEqual(20);
  expect(document.querySelectorAll('details[open]')).toHaveLength(0);
});

test('[R2.27] a search shows its results, announces their number, marks the words and opens the best answer', async () => {
  show(<Faq />);
  await search().fill('карту заблокировали');
  await expect.element(count(/^Найден/)).toBeVisible();
  await expect.poll(() => isOpen('Карта заблокирована')).toBe(true);
  const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toContain('Карта');
  expect(marks).toContain('заблокирована');
  expect(marks).not.toContain('Накопленное');
});

test('[R2.27] [R1.8] a Russian screen finds answers to an Uzbek search, whatever its apostrophes', async () => {
  show(<Faq />);
  await search().fill("do'stimni taklif qilish");
  await expect.poll(() => isOpen('Как пригласить друга?')).toBe(true);
});

test('[R2.27] [R1.8] an Uzbek screen finds Uzbek answers to a Russian search', async () => {
  await loadLanguage('uz');
  await switchLanguage('uz');
  show(<Faq />);
  await search().fill('отменить заказ');
  await expect.poll(() => isOpen('Buyurtmani bekor qilsa boʻladimi?')).toBe(true);
});

test('[R2.27] a search that finds nothing says so and leads to the support; one press shows all questions again', async () => {
  show(<Faq />);
  await search().fill('гиппопотам');
  await expect.element(count('Такого ответа здесь пока нет')).toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Спросить поддержку' }))
    .toHaveAttribute('href', '/support');
  await page.getByRole('button', { name: 'Показать все вопросы' }).click();
  await expect.element(search()).toHaveValue('');
  await expect.poll(() => questions().elements().length).toBeGreaterThanOrEqual(20);
});

test('[R2.27] a link to a question opens it and focuses its heading', async () => {
  show(<Faq />, '/faq#card-blocked');
  await expect.poll(() => isOpen('Карта заблокирована')).toBe(true);
  expect(document.activeElement).toMatchTextContent(/Карта заблокирована/);
});

test('[R2.27] the search enters the address when the field is left, and comes back from it', async () => {
  show(
    <>
      <Faq />
      <Address />
    </>,
    '/faq?q=код#card-get',
  );
  await expect.element(search()).toHaveValue('код');
  await search().fill('доставка');
  await expect.element(page.getByText('address ?q=код#card-get')).toBeInTheDocument();
  await userEvent.tab();
  const written = `address ?q=${encodeURIComponent('доставка')}`;
  await expect.element(page.getByText(written, { exact: true })).toBeInTheDocument();
  await expect.element(search()).toHaveValue('доставка');
});

test('[R2.27] [R10.1] by keyboard only an answer is found, opened and closed', async () => {
  show(<Faq />);
  await expect.element(search()).toBeVisible();
  await userEvent.tab();
  await expect.element(search()).toHaveFocus();
  await userEvent.keyboard('турникет');
  await expect.poll(() => questions().elements().length).toBeLessThan(5);
  await userEvent.tab();
  const first = document.activeElement;
  expect(first?.tagName).toBe('SUMMARY');
  const details = first?.closest('details');
  const wasOpen = details?.open;
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => details?.open).toBe(!wasOpen);
});

test('[R2.27] [R9.2] without a network the answers are there', async () => {
  network.reachable = false;
  show(<Faq />, '/faq#app-offline');
  await expect.element(page.getByText(/^Карта, коды заказов, баланс/)).toBeVisible();
});

for (const language of ['ru', 'uz'] as const) {
  test(`[R10.1] axe finds nothing on the questions in ${language}, and no line is wider than 320 px`, async () => {
    await loadLanguage(language);
    await switchLanguage(language);
    await page.viewport(320, 640);
    show(<Faq />, '/faq?q=card#card-blocked');
    await expect.element(search()).toBeVisible();
    expect(await findingsInEveryTheme()).toEqual([]);
    await search().fill('карта');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
}
