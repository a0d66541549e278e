import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { database } from '#src/data/db/area/database.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import { Profile } from '#src/features/profile/Profile.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { member, memberAge } from '#src/state/member/member.ts';
import { network } from '#src/state/page/network.ts';
import { syncStatus } from '#src/state/session/sync-status.ts';
import { course, storeLessons, storeMark } from '../programme/education-fixtures.ts';
import { anOrder } from '../shop/orders-fixtures.ts';
import { anna, physicalCard, someOperations } from './profile-fixtures.ts';
import { closeArea, openArea, show, watchFor } from './profile-orders-fixtures.tsx';

const NOW = Date.now();
const SOCKS = { ru: 'Носки', uz: 'Paypoq' };
const LINK = 'https://invite.friends.example/?referral=a1%2Fb2%2Bc3';

beforeEach(openArea);
afterEach(closeArea);

function setMember(overrides: Partial<typeof member> = {}): void {
  Object.assign(member, {
    status: 'ready',
    info: anna,
    cards: [physicalCard],
    cardsKnown: true,
    ...overrides,
  });
  memberAge.updatedAt = NOW;
}

test('[R2.12] the profile shows balance, card, unique id, contract, manager and friends', async () => {
  setMember();
  show(<Profile />);
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Привет, Анна!' }))
    .toBeVisible();
  await expect.element(page.getByText('12 480')).toBeVisible();
  await expect.element(page.getByText('Номер карты 2200 7700 1234 5678')).toBeVisible();
  await page.getByRole('heading', { name: 'Данные участника' }).click();
  await expect.element(page.getByText('730214', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Ольга Маркова')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Позвонить' }))
    .toHaveAttribute('href', 'tel:+79005550102');
  await expect.element(page.getByText('Регистрации')).toBeVisible();
  await expect.element(page.getByText(/^Данные от/)).toBeVisible();
});

test('[R4.2] contracts of another programme and those without a number are not shown', async () => {
  setMember();
  show(<Profile />);
  await page.getByRole('heading', { name: 'Данные участника' }).click();
  await expect.element(page.getByText('СН-2026/10482', { exact: true })).toBeVisible();
  await expect.element(page.getByText('МТИ-77', { exact: true })).not.toBeInTheDocument();
});

test('[R2.12] copying the link says so only when the browser copied it', async () => {
  setMember();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show(<Profile />);
  await page.getByRole('button', { name: 'Скопировать', exact: true }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Ссылка скопирована!$/);
  expect(writeText).toHaveBeenCalledWith(LINK);
});

test('[R8.6] where the browser cannot copy, the link is selected and no text says «copied»', async () => {
  setMember();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  show(<Profile />);
  await page.getByRole('button', { name: 'Скопировать', exact: true }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/скопируй её вручную/);
  await expect.element(page.getByText('Ссылка скопирована!')).not.toBeInTheDocument();
  const field = page.getByLabelText('Твоя ссылка').element() as HTMLInputElement;
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(LINK);
});

test('[R3.8] without a card there is no link, and a card is offered', async () => {
  setMember({ cards: [] });
  show(<Profile />);
  await expect.element(page.getByText('Карты пока нет')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Оформить карту' }))
    .toHaveAttribute('href', '/get-card');
  await expect.element(page.getByLabelText('Твоя ссылка')).not.toBeInTheDocument();
});

test('[R2.6] [R2.12] with only a virtual card the profile says what comes next and offers nothing that is locked', async () => {
  const virtualCard = { ...physicalCard, typeId: 1 };
  setMember({ cards: [virtualCard], info: { ...anna, balance: null } });
  show(<Profile />);
  const next = page.getByRole('region', { name: 'С чего начать' });
  const steps = next.getByRole('listitem');
  await expect.element(steps.nth(2)).toBeVisible();
  await expect.element(steps.nth(1)).toMatchTextContent(/^Получи 250\sтокенов/u);
  await expect.element(page.getByText('Появится с физической картой')).toBeVisible();
  await expect.element(page.getByText('—', { exact: true })).not.toBeInTheDocument();
  await expect
    .element(next.getByRole('link', { name: 'Оформить карту' }))
    .toHaveAttribute('href', '/get-card');
  await expect.element(page.getByText('Твоя цель')).not.toBeInTheDocument();
  // A member who has the bonus is promised no other one.
  setMember({ cards: [virtualCard], info: { ...anna, balance: 250 } });
  await expect.element(steps.nth(1)).toMatchTextContent(/^Тебя ждут 250\sтокенов/u);
  setMember();
  await expect.element(next).not.toBeInTheDocument();
  await expect.element(page.getByText('Твоя цель')).toBeVisible();
});

test('[R4.1] two active physical cards are shown as switched off on the card itself', async () => {
  setMember({ cards: [physicalCard, { ...physicalCard, id: 2 }] });
  show(<Profile />);
  await expect.element(page.getByText('Отключена')).toBeVisible();
});

test('[R4.1] a card with an unknown status is not shown as switched off', async () => {
  setMember({ cards: [{ ...physicalCard, status: 77 }] });
  show(<Profile />);
  await expect.element(page.getByText('Статус уточняем')).toBeVisible();
  await expect.element(page.getByText('Отключена')).not.toBeInTheDocument();
});

test('[R2.12] the card turns over to its code and back', async () => {
  setMember();
  show(<Profile />);
  await page.getByRole('button', { name: 'Показать код' }).click();
  await expect
    .element(page.getByRole('img', { name: 'QR-код карты 2200 7700 1234 5678' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Убрать' }).click();
  await expect.element(page.getByRole('button', { name: 'Показать код' })).toBeVisible();
});

test('[R2.12] [R3.3] operations are grouped by day, with sign and name; an unknown type has a general name', async () => {
  setMember();
  const db = database();
  const operations = someOperations(40, NOW).slice(1);
  const unknown = operations
    .slice(0, 1)
    .map((one) => ({ ...one, id: 1001, type: 'NEW_KIND', amount: 77 }));
  await db.operations.bulkPut([...operations, ...unknown]);
  show(<Profile />);
  const history = page.getByRole('region', { name: 'История' });
  await expect
    .element(history.getByRole('heading', { level: 3 }).first())
    .toMatchTextContent(/сегодня/);
  await expect.element(history.getByText('+350', { exact: true })).toBeVisible();
  await expect.element(history.getByText('−140', { exact: true })).toBeVisible();
  await expect.element(history.getByText('Списано').first()).toBeVisible();
  await expect.element(history.getByText('Операция', { exact: true })).toBeVisible();
  const days = history.getByRole('heading', { level: 3 });
  await expect.poll(() => days.elements().length).toBe(1);
  // Three of them are shown; one press shows the rest.
  expect(
    history
      .getByRole('listitem')
      .filter({ hasText: /Начислено|Списано/u })
      .elements(),
  ).toHaveLength(3);
  await expect
    .element(history.getByRole('link', { name: 'Вся история' }))
    .toHaveAttribute('href', '/history');
});

test('[R2.12] [R1.8] a charge is titled by what was ordered, in the language on screen', async () => {
  setMember();
  const db = database();
  await db.orders.put(anOrder({ id: 77, productName: SOCKS }));
  const operations = someOperations(2, NOW).map((one, index) => ({
    ...one,
    comment: 'Примечание',
    ...(index === 0 ? { type: 'WELCOME' } : { type: 'ORDER', amount: -320, orderId: 77 }),
  }));
  await db.operations.bulkPut(operations);
  show(<Profile />);
  const rows = page.getByRole('region', { name: 'История' }).getByRole('listitem');
  const row = rows.filter({ hasText: 'Носки' });
  await expect.element(row).toMatchTextContent(/^НоскиЗаказ №\s77−320/u);
  await expect
    .element(rows.filter({ hasText: 'Приветственный бонус' }))
    .toMatchTextContent(/Примечание/u);
  await switchLanguage('uz');
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Paypoq' }))
    .toMatchTextContent(/^PaypoqBuyurtma №\s77/u);
  await switchLanguage('ru');
});

test('[R2.12] [R2.20] the profile shows the orders that are at the desk, and one press opens their codes', async () => {
  setMember();
  const ready = anOrder({ id: 1, status: 'DELIVERED', productName: SOCKS });
  await database().orders.put(ready);
  show(<Profile />);
  const link = page.getByRole('link', { name: /^Готово к выдаче: 1/u });
  await expect.element(link).toMatchTextContent(/Носки/u);
  await expect.element(link).toHaveAttribute('href', '/orders?codes');
  await database().orders.put({ ...ready, id: 2 });
  await expect.element(page.getByRole('link', { name: /^Готово к выдаче: 2/u })).toBeVisible();
  await database().orders.clear();
  await expect.element(page.getByRole('link', { name: /^Готово/u })).not.toBeInTheDocument();
});

test('[R2.12] [R2.14] the last half year is shown by month, and each month links to its history', async () => {
  setMember();
  await database().operations.bulkPut(someOperations(6, NOW));
  await storeMeta('operations', { next: null }, NOW);
  show(<Profile />);
  const plot = page.getByRole('list', { name: 'Получено и потрачено по месяцам' });
  await expect.poll(() => plot.getByRole('link').elements().length).toBe(6);
  const now = new Date(NOW);
  const month = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
  await expect
    .element(plot.getByRole('link').last())
    .toHaveAttribute('href', `/history?period=${month}`);
});

test('[R2.10] «no operations» appears only after operations were received', async () => {
  setMember();
  const shownEmpty = watchFor('Операций пока нет');
  show(<Profile />);
  syncStatus.operations.state = 'failed';
  await expect.element(page.getByText('История не загрузилась')).toBeVisible();
  expect(shownEmpty()).toBe(false);
  await storeMeta('operations', { next: null }, NOW);
  await expect.element(page.getByText('Операций пока нет')).toBeVisible();
});

test('[R9.11] a profile that was never received offers a retry, and offline names the network as the reason', async () => {
  Object.assign(member, { status: 'absent' });
  syncStatus.member.state = 'failed';
  show(<Profile />);
  await expect.element(page.getByText(/попробуй снова/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  Object.assign(network, { reachable: false, isOffline: true });
  await expect.element(page.getByText(/Сети нет/)).toBeVisible();
});

test('[R2.12] [R2.22] the profile leads to the next lesson with the marks of this device, until the last one is done', async () => {
  setMember();
  await storeLessons(course(2));
  show(<Profile />);
  const lesson = page.getByRole('link', { name: /^Обучение/ });
  await expect.element(lesson).toMatchTextContent('ОбучениеДальше: Тема 132 из 7');
  await expect.element(lesson).toHaveAttribute('href', '/education/13');
  await storeMark({ body: { lessonId: 13, done: true }, state: 'waiting' });
  await expect.element(lesson).toMatchTextContent('Дальше: Тема 143 из 7');
  await storeLessons(course(7));
  await expect.element(lesson).not.toBeInTheDocument();
});
