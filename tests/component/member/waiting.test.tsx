import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Overlays } from '#src/app/overlays/Overlays.tsx';
import { database } from '#src/data/db/area/database.ts';
import type { ListedKind, PostKind } from '#src/domain/outbox/outbox-post.ts';
import type { PostBodies } from '#src/domain/outbox/post-bodies.ts';
import { PostsNotice } from '#src/features/waiting/PostsNotice.tsx';
import { Waiting } from '#src/features/waiting/Waiting.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { closeAllDialogs } from '#src/state/page/dialogs.ts';
import { network } from '#src/state/page/network.ts';
import { waitingPost } from '#tests/support/device/waiting-post.ts';
import { findings } from '../kit/ui-fixtures.tsx';
import { closeArea, openArea, show } from './profile-orders-fixtures.tsx';

const friend: PostBodies['invitation'] = {
  mergelead: '1',
  partner: '',
  name: 'Зульфия Абдурахманова-Каримбердиева',
  phone: '+79001234567',
  email: '',
  interests: [],
  url_location: '',
  entry_point: '',
  land: '',
  sourceName: '',
};
const card = {
  name: 'Анна',
  surname: 'Ким',
  patronymic: null,
  noPatronymic: true,
  phone: '+79001234567',
  sex: 'female',
  birth_date: '2007-05-14',
  email: 'anna@example.test',
} as const;
const ticket = { topic: 'Карта', category_code: 'CARD', text: 'Текст', image: null } as const;

let clock = 0;
/** Stores a post that waits, after the ones before. */
function store<K extends PostKind>(kind: K, body: PostBodies[K], rest = {}) {
  clock += 1;
  return database().posts.put(waitingPost(kind, body, { createdAt: clock, ...rest }));
}

function Address() {
  return <p>{`Адрес ${useLocation().pathname}${useLocation().search}`}</p>;
}
const showWaiting = () =>
  show(
    <>
      <Waiting>
        <p>Покупки</p>
      </Waiting>
      <Address />
      <Overlays />
    </>,
    '/waiting',
  );
const posts = page.getByRole('article');

beforeEach(async () => {
  await page.viewport(360, 740);
  await openArea();
});
afterEach(async () => {
  closeAllDialogs();
  await switchLanguage('ru');
  await closeArea();
});

/** A post of each kind with its title in both languages; a type error asks for a new kind. */
const KINDS: { readonly [K in ListedKind]: readonly [PostBodies[K], ru: string, uz: string] } = {
  cancellation: [
    { orderId: 10_482, reason: 'Долго ждать' },
    'Отмена заказа №\u00A010482',
    '№\u00A010482 buyurtmani bekor qilish',
  ],
  invitation: [friend, 'Приглашение: Зульфия', 'Taklif: Зульфия'],
  lessonProgress: [
    { lessonId: 3, done: true },
    'Отметка о пройденном уроке',
    'Oʻtilgan dars haqida belgi',
  ],
  goal: [{ prodId: null }, 'Снятая цель', 'Maqsadni olib tashlash'],
  card: [card, 'Анкета на карту', 'Karta uchun anketa'],
  ticket: [ticket, 'Обращение: Карта', 'Murojaat: Карта'],
  address: [
    { kind: 'delivery', address: 'Ленина, 1', comment: '', isDefault: false },
    'Адрес: Ленина, 1',
    'Manzil: Ленина, 1',
  ],
  addressChange: [{ id: 7, change: { active: false } }, 'Изменение адреса', 'Manzil oʻzgarishi'],
  handOut: [
    {
      orderId: 10_559,
      productName: { ru: 'Рюкзак', uz: 'Ryukzak' },
      place: 1,
      doneAt: '2026-11-30T10:00:00.000Z',
      device: '00000000-0000-4000-8000-000000000009',
    },
    'Выдача заказа №\u00A010559: Рюкзак',
    '№\u00A010559 buyurtma berilgani: Ryukzak',
  ],
  personalData: [{ name: 'Анна' }, 'Изменение личных данных', 'Shaxsiy maʼlumotlar oʻzgarishi'],
};

test('[R9.10] one screen names each waiting post, oldest first, in both languages', async () => {
  for (const kind of Object.keys(KINDS) as ListedKind[]) await store(kind, KINDS[kind][0]);
  await store('personalData', { name: 'Анна' }, { state: 'sent' });
  showWaiting();
  const shown = () => posts.elements().map(({ textContent }) => textContent);
  for (const [language, index] of [
    ['ru', 1],
    ['uz', 2],
  ] as const) {
    await switchLanguage(language);
    const titles = Object.values(KINDS).map((one) => expect.stringContaining(one[index]) as string);
    await expect.poll(shown).toEqual(titles);
  }
  expect(await findings()).toEqual([]);
});

test('[R9.10] «Изменить» leads to the form, «Открыть» to what has none, «Убрать» opens a confirmation', async () => {
  await store('invitation', friend, { requestId: 'friend' });
  await store('cancellation', { orderId: 7, reason: 'Долго ждать' });
  showWaiting();
  await page.getByRole('button', { name: 'Убрать' }).first().click();
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent(/Зульфия .* — удалится с этого устройства/);
  await page.getByRole('dialog').getByRole('button', { name: 'Оставить' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Открыть' }).click();
  await expect.element(page.getByText('Адрес /orders/7')).toBeVisible();
  await page.getByRole('button', { name: 'Изменить' }).click();
  await expect.element(page.getByText('Адрес /invite?post=friend')).toBeVisible();
});

test('[R9.10] a post that may have arrived cannot be changed, and a refused one shows the reason', async () => {
  await store('ticket', ticket, { attempts: 1 });
  const refusal = { errorCode: 'OPEN_TICKET', text: 'Такое обращение уже есть', field: null };
  await store('ticket', ticket, { state: 'refused', attempts: 1, refusal });
  showWaiting();
  await expect.element(posts.nth(0)).toMatchTextContent(/Ответ ещё не пришёл/);
  expect(posts.nth(0).getByRole('button').all()).toEqual([]);
  await expect.element(posts.nth(1)).toMatchTextContent(/Такое обращение уже есть/);
  await expect
    .element(posts.nth(1).getByRole('button', { name: 'Отправить ещё раз' }))
    .toBeVisible();
});

test('[R9.10] a post that an earlier page began to send is called unconfirmed, and one that this page sends is shown as on its way', async () => {
  const sending = { state: 'sending', attempts: 1 };
  await store('ticket', ticket, { ...sending, sentAt: performance.timeOrigin - 1000 });
  await store('ticket', ticket, { ...sending, sentAt: Date.now() });
  showWaiting();
  await expect.element(posts.nth(0)).toMatchTextContent(/Ответ ещё не пришёл/);
  await expect.element(posts.nth(1)).toMatchTextContent(/Отправляем…/);
});

test('[R9.10] when nothing waits the screen says so', async () => {
  showWaiting();
  await expect.element(page.getByRole('heading', { name: 'Ничего не ждёт' })).toBeVisible();
  expect(await findings()).toEqual([]);
});

test('[R9.10] [R9.11] without a network a line counts what waits; with one it says only what was refused', async () => {
  await store('goal', { prodId: 1 });
  await store('ticket', ticket);
  network.reachable = false;
  show(<PostsNotice />);
  await expect.element(page.getByText('Ждёт связи: 2')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Посмотреть' }))
    .toHaveAttribute('href', '/waiting');
  network.reachable = true;
  await expect.element(page.getByText('Ждёт связи')).not.toBeInTheDocument();
  const refusal = { errorCode: 'OPEN_TICKET', text: null, field: null };
  await store('ticket', ticket, { state: 'refused', attempts: 1, refusal });
  await expect.element(page.getByText('Ждёт твоего решения: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect.element(page.getByText('Ждёт твоего решения')).not.toBeInTheDocument();
});

test('[R9.10] the screen that shows what waits has no line about it', async () => {
  await store('ticket', ticket);
  network.reachable = false;
  show(
    <>
      <Address />
      <PostsNotice />
    </>,
    '/support',
  );
  await expect.element(page.getByText('Адрес /support')).toBeVisible();
  await expect.element(page.getByText('Ждёт связи')).not.toBeInTheDocument();
});
