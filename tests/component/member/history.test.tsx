import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { database } from '#src/data/db/area/database.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import { History } from '#src/features/history/History.tsx';
import { network } from '#src/state/page/network.ts';
import { syncStatus } from '#src/state/session/sync-status.ts';
import { anOrder } from '../shop/orders-fixtures.ts';
import { monthsAgo, operation, storeOperations } from './history-fixtures.ts';
import { closeArea, openArea, show, watchFor } from './profile-orders-fixtures.tsx';

beforeEach(openArea);
afterEach(closeArea);

const storeSome = () =>
  storeOperations([
    operation('PAYMENT', -300, monthsAgo(4), 'Курс'),
    operation('FRIEND', 1200, monthsAgo(1), 'Алексей'),
    operation('ORDER', -500, monthsAgo(1), 'Кружка'),
    operation('NEW_KIND', 40, monthsAgo(1)),
  ]);

const plot = () => page.getByRole('list', { name: 'Получено и потрачено по месяцам' });
const totals = () => page.getByRole('region').first();

test('[R2.14] the whole history comes with its totals by sign and word, and with comments', async () => {
  await storeSome();
  show(<History />);
  await expect.element(totals()).toMatchTextContent(/Всё время/);
  await expect.element(totals()).toMatchTextContent(/Разница\+440/);
  await expect.element(totals()).toMatchTextContent(/Получено\+1\s240/);
  await expect.element(totals()).toMatchTextContent(/Потрачено−800/);
  await expect.element(page.getByText('Операций: 4')).toBeVisible();
  await expect.element(page.getByText('12:00 · Кружка')).toBeVisible();
  const listed = page.getByRole('tabpanel').getByText('−500', { exact: true });
  await expect.element(listed).toBeVisible();
});

test('[R2.14] the plot describes each month in words, and a month can be chosen by keyboard', async () => {
  await storeSome();
  show(<History />, '/history?view=statistics');
  await expect.poll(() => plot().getByRole('link').elements().length).toBe(6);
  const october = plot().getByRole('link').nth(4);
  await expect.element(october).toMatchTextContent(/: получено 1\s240, потрачено 500/);
  (plot().getByRole('link').last().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await expect.element(october).toHaveAttribute('aria-current', 'true');
  await expect.element(totals()).toMatchTextContent(/Разница\+740/);
  await page.getByRole('tab', { name: 'Операции' }).click();
  await expect.element(page.getByText('Операций: 3')).toBeVisible();
});

test('[R2.14] direction and kind narrow the list and leave the totals of the period', async () => {
  await storeSome();
  show(<History />);
  await page.getByRole('button', { name: 'Потрачено' }).click();
  await expect.element(page.getByText('Операций: 2')).toBeVisible();
  const kind = page.getByRole('combobox', { name: 'Вид операций' });
  await expect.element(kind).toMatchTextContent(/Все виды · 2.*Оплата обучения · 1/);
  await kind.selectOptions('ORDER');
  await expect.element(page.getByText('Операций: 1')).toBeVisible();
  await expect.element(page.getByText('12:00 · Курс')).not.toBeInTheDocument();
  await expect.element(totals()).toMatchTextContent(/Разница\+440/);
});

test('[R2.14] filters that find nothing say so, and one press removes them', async () => {
  await storeSome();
  show(<History />, '/history?period=3-months&kind=BIRTHDAY');
  await expect.element(page.getByText('Таких операций нет')).toBeVisible();
  await page.getByRole('button', { name: 'Показать все' }).click();
  await expect.element(page.getByText('Операций: 4')).toBeVisible();
});

test('[R2.14] a custom period of the address fills the fields and includes its first and last day', async () => {
  await storeSome();
  const day = monthsAgo(1).slice(0, 10);
  show(<History />, `/history?period=own&from=${day}&to=${day}`);
  await expect.element(page.getByText('Операций: 3')).toBeVisible();
  const [year, month, date] = day.split('-');
  await expect
    .element(page.getByRole('textbox', { name: 'С какого дня' }))
    .toHaveValue(`${date}.${month}.${year}`);
});

test('[R2.14] while older operations are missing the sums name the day from which they count', async () => {
  await storeSome();
  await storeOperations([operation('FRIEND', 10, new Date().toISOString())], 1);
  show(<History />);
  const since = page.getByText(/^Загружаем более ранние операции. Пока посчитано с \d/);
  await expect.element(since.first()).toBeVisible();
  await expect.element(totals()).toMatchTextContent(/посчитано с \d/);
  network.reachable = false;
  await expect
    .element(page.getByText(/^Связи с сервисом нет: здесь операции с \d/).first())
    .toBeVisible();
  network.reachable = true;
  await page.getByRole('button', { name: 'Этот месяц' }).click();
  await expect.element(page.getByText('Операций: 1')).toBeVisible();
  await expect.element(since).not.toBeInTheDocument();
  await expect.element(totals()).not.toMatchTextContent(/посчитано с/);
});

test('[R2.14] [R10.1] the number of operations is announced once the list is complete', async () => {
  await storeSome();
  await storeOperations([operation('FRIEND', 10, new Date().toISOString())], 1);
  show(<History />);
  const count = page.getByRole('status').filter({ hasText: 'Операций: 5' });
  await expect.element(count).toHaveAttribute('aria-busy', 'true');
  network.reachable = false;
  await expect.element(count).toHaveAttribute('aria-busy', 'false');
  network.reachable = true;
  await expect.element(count).toHaveAttribute('aria-busy', 'true');
  await storeOperations([]);
  await expect.element(count).toHaveAttribute('aria-busy', 'false');
});

test('[R4.7] an operation that is stored later joins list and totals by itself', async () => {
  await storeSome();
  show(<History />);
  await expect.element(page.getByText('Операций: 4')).toBeVisible();
  await storeOperations([operation('BIRTHDAY', 500, new Date().toISOString(), 'С днём рождения')]);
  await expect.element(page.getByText('Операций: 5')).toBeVisible();
  await expect.element(totals()).toMatchTextContent(/Разница\+940/);
});

test('[R2.10] [R9.11] a history that was never received is not called empty', async () => {
  const shownEmpty = watchFor('Операций пока нет');
  show(<History />);
  await expect.element(page.getByText('Загрузка…')).toBeInTheDocument();
  syncStatus.operations.state = 'failed';
  await expect.element(page.getByText('История не загрузилась')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  Object.assign(network, { reachable: false, isOffline: true });
  await expect.element(page.getByText(/на этом устройстве истории ещё не было/)).toBeVisible();
  expect(shownEmpty()).toBe(false);
  await storeOperations([]);
  await expect.element(page.getByText('Операций пока нет')).toBeVisible();
});

test('[R2.14] statistics show what brought and what took coins, and what orders cost', async () => {
  await storeSome();
  const db = database();
  await db.orders.bulkPut([
    anOrder({ id: 1, price: 700 }),
    anOrder({ id: 2, price: 300 }),
    anOrder({ id: 3, price: 5000, status: 'CANCELLED' }),
  ]);
  await storeMeta('orders', true, Date.now());
  show(<History />, '/history?view=statistics');
  const received = page.getByRole('region', { name: 'Откуда пришло' }).getByRole('listitem');
  await expect.element(received.first()).toMatchTextContent(/Регистрация друга.*\+1\s200/);
  const spent = page.getByRole('region', { name: 'На что ушло' }).getByRole('listitem');
  await expect.element(spent.first()).toMatchTextContent(/Заказ.*−500/);
  await expect.element(page.getByText('1 000 ₽')).toBeVisible();
  // A later order is seen, although the time of the orders was read before them.
  await db.orders.put(anOrder({ id: 4, price: 250 }));
  await expect.element(page.getByText('1 250 ₽')).toBeVisible();
  await spent.first().getByRole('link').click();
  await expect.element(page.getByText('Операций: 1')).toBeVisible();
});

test('[R2.14] of 2,000 operations only those near the window are in the page', async () => {
  const many = Array.from({ length: 2000 }, (_, index) =>
    operation('FRIEND', 10, new Date(Date.now() - (2000 - index) * 60_000).toISOString()),
  );
  await storeOperations(many);
  show(<History />);
  await expect.element(page.getByText('Операций: 2 000')).toBeVisible();
  await expect.element(page.getByText('Регистрация друга').first()).toBeInTheDocument();
  expect(page.getByRole('listitem').elements().length).toBeLessThan(60);
});

test('[R2.14] [R4.7] a link to an operation scrolls to it, marks it and moves the focus there', async () => {
  const many = Array.from({ length: 200 }, (_, index) =>
    operation('FRIEND', index + 1, monthsAgo(1), `Друг ${index + 1}`),
  );
  await storeOperations(many);
  const wanted = many[20];
  show(<History />, `/history?operation=${wanted?.id}`);
  await expect.poll(() => document.activeElement?.textContent).toContain('Друг 21');
  await expect.element(page.getByText('· Друг 21', { exact: false })).toBeInViewport();
  await page.getByRole('button', { name: 'Получено' }).click();
  await expect.element(page.getByText('Операций: 200')).toBeVisible();
  expect(document.getElementById('wanted-operation')).toBeNull();
});

test('[R2.14] a phone shows operations on its first screen; one press opens the plot', async () => {
  await page.viewport(360, 640);
  await storeSome();
  show(<History />);
  await expect.element(page.getByText('12:00 · Кружка')).toBeInViewport();
  expect(plot().elements()).toEqual([]);
  await page.getByRole('tab', { name: 'Статистика' }).click();
  await expect.element(plot()).toBeInViewport();
});

test('[R2.14] the plot has a scale, and a tap on a month shows its sums beside it', async () => {
  await page.viewport(1440, 900);
  await storeSome();
  show(<History />);
  const chart = totals();
  // No bar is higher than the first value.
  for (const value of ['1 500', '1 000', '500', '0', '−500']) {
    await expect.element(chart.getByText(value, { exact: true }).first()).toBeVisible();
  }
  await expect.element(chart.getByText(/^Нажми на месяц/)).toBeVisible();
  await plot().getByRole('link').nth(4).click();
  await userEvent.unhover(plot());
  await expect.element(chart.getByText('+1 240', { exact: true }).last()).toBeVisible();
  expect(chart.getByText('+1 240', { exact: true }).elements().length).toBe(2);
  expect(chart.getByText('−500', { exact: true }).elements().length).toBe(3);
});

test('[R2.14] [R10.1] buttons reach all months, and a text names the visible ones', async () => {
  await page.viewport(360, 740);
  await storeOperations([
    operation('FRIEND', 100, monthsAgo(20)),
    operation('FRIEND', 1200, monthsAgo(1)),
  ]);
  show(<History />, '/history?view=statistics');
  await expect.poll(() => plot().getByRole('link').elements().length).toBe(21);
  const oldest = plot().getByRole('link').first();
  await expect.element(oldest).not.toBeInViewport();
  const earlier = page.getByRole('button', { name: 'Более ранние месяцы' });
  const later = page.getByRole('button', { name: 'Более поздние месяцы' });
  await expect.element(later).toHaveAttribute('aria-disabled', 'true');
  const year = new Date(monthsAgo(20)).getFullYear();
  for (let round = 0; round < 4 && earlier.element().ariaDisabled !== 'true'; round += 1) {
    await earlier.click();
  }
  await expect.element(oldest).toBeInViewport();
  await expect.element(earlier).toHaveAttribute('aria-disabled', 'true');
  await expect.element(later).not.toHaveAttribute('aria-disabled');
  await expect
    .element(page.getByText(new RegExp(`^[а-я]{3}(?: ${year})? – [а-я]{3} ${year}$`)))
    .toBeVisible();
});

test('[R2.14] a half-typed and an impossible period say so and leave the period as it is', async () => {
  await storeSome();
  const day = monthsAgo(1).slice(0, 10);
  show(<History />, `/history?period=own&from=${day}&to=${day}`);
  await expect.element(page.getByText('Операций: 3')).toBeVisible();
  const [year, month] = day.split('-');
  const from = page.getByRole('textbox', { name: 'С какого дня' });
  await from.fill('');
  await expect.element(page.getByText('Операций: 4')).toBeVisible();
  await from.fill(`10.${month}.${year}`);
  await expect.element(page.getByText('Операций: 3')).toBeVisible();
  await userEvent.click(from);
  await userEvent.keyboard('{Backspace}{Backspace}{Tab}');
  await expect.element(from).toHaveAccessibleDescription(/Дата не дописана/);
  await expect.element(page.getByText('Операций: 3')).toBeVisible();
  await from.fill(`11.${month}.${year}`);
  await expect.element(from).toHaveAccessibleDescription(/Первый день позже последнего/);
  await expect.element(page.getByText('Операций: 3')).toBeVisible();
  await from.fill('01.01.2090');
  await expect.element(from).toHaveAccessibleDescription(/ещё не наступил/);
  await expect.element(page.getByText('Операций: 3')).toBeVisible();
  await from.fill('31.02.2020');
  await expect.element(from).toHaveAccessibleDescription(/Такого дня нет/);
  await expect.element(page.getByText('Операций: 3')).toBeVisible();
  await from.fill('01.01.2020');
  await expect.element(page.getByText('Операций: 4')).toBeVisible();
  await expect.element(from).not.toBeInvalid();
});

test('[R2.14] an address with swapped days fills the fields in their order, without an error', async () => {
  await storeSome();
  const [first, last] = [monthsAgo(4).slice(0, 10), monthsAgo(1).slice(0, 10)];
  show(<History />, `/history?period=own&from=${last}&to=${first}`);
  await expect.element(page.getByText('Операций: 4')).toBeVisible();
  const from = page.getByRole('textbox', { name: 'С какого дня' });
  await expect.element(from).toHaveValue(first.split('-').toReversed().join('.'));
  await expect.element(from).not.toBeInvalid();
});

test('[R2.14] months that are not loaded yet are shown as loading and never as zero', async () => {
  await storeOperations([operation('FRIEND', 10, monthsAgo(1))], 1);
  show(<History />, '/history?view=statistics');
  await expect
    .element(plot().getByRole('link').first())
    .toMatchTextContent(/: операции ещё не загружены/);
  await expect.element(plot().getByRole('link').last()).toMatchTextContent(/: получено 0/);
  await plot().getByRole('link').nth(1).click();
  await expect.element(page.getByText(/^Загружаем более ранние операции/)).toBeVisible();
  await expect.element(totals()).not.toMatchTextContent(/Получено0/);
  await expect.element(page.getByText('Загрузка…')).toBeInTheDocument();
  await expect.element(page.getByText('За это время ничего не менялось')).not.toBeInTheDocument();
});
