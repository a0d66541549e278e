import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { database } from '#src/data/db/area/database.ts';
import { Invites } from '#src/features/invites/Invites.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { dialogs } from '#src/state/page/dialogs.ts';
import { network } from '#src/state/page/network.ts';
import { session } from '#src/state/session/session.ts';
import { syncStatus } from '#src/state/session/sync-status.ts';
import { findings } from '../kit/ui-fixtures.tsx';
import {
  aBody,
  anInvitation,
  daysAgo,
  signIn,
  storeApplication,
  storeInvitations,
} from './invites-fixtures.ts';
import { closeArea, openArea, show, watchFor } from './profile-orders-fixtures.tsx';

beforeEach(async () => {
  await openArea();
  signIn();
});
afterEach(async () => {
  session.member = null;
  dialogs.open = [];
  await switchLanguage('ru');
  await closeArea();
});

const card = (name: string) => page.getByRole('article').filter({ hasText: name });
const reason = { ru: 'Уже консультировался', uz: 'Avval maslahat olgan' };

const storeOfEveryStatus = () =>
  storeInvitations([
    anInvitation({ id: 1, name: 'Ульяна', status: 'sent' }),
    anInvitation({ id: 2, name: 'Белла', status: 'declined', reason }),
    anInvitation({ id: 3, name: 'Вера', status: 'review' }),
    anInvitation({ id: 4, name: 'Глеб', status: 'rejected' }),
    anInvitation({ id: 5, name: 'Дарья', status: 'working' }),
    anInvitation({ id: 6, name: 'Егор', status: 'waiting' }),
    anInvitation({ id: 7, name: 'Жанна', status: 'paid', reward: 12_800 }),
    anInvitation({ id: 8, name: 'Захар', status: 'a-status-of-tomorrow' }),
  ]);

test('[R2.23] [R3.6] every status, also an unknown one, shows the friend’s state, its date and the next step', async () => {
  await storeOfEveryStatus();
  show(<Invites />);
  const rows: readonly [name: string, ...texts: RegExp[]][] = [
    ['Ульяна', /Отправлено/, /получила заявку вчера/, /проверят и свяжутся/],
    ['Белла', /Отклонено/, /пригласить нельзя/, /Причина: Уже консультировался/],
    ['Вера', /На проверке/, /на проверку вчера/],
    ['Глеб', /Не сложилось/, /закрыли вчера/, /Причину не указали/],
    ['Дарья', /В работе/, /договор и оплата/],
    ['Егор', /Ждёт начисления/, /придёт сама/],
    ['Жанна', /Начислено/, /\+12\s800\sтокенов/, /на баланс вчера/],
    ['Захар', /Уточняем статус/, /изменился вчера/],
  ];
  for (const [name, ...texts] of rows) {
    for (const text of texts) await expect.element(card(name)).toMatchTextContent(text);
  }
  await expect.element(page.getByRole('article').first()).toMatchTextContent(/Захар/);
  expect(await findings()).toEqual([]);
});

test('[R1.10] a declined friend leads to support, a rejected one to the manager', async () => {
  await storeOfEveryStatus();
  show(<Invites />);
  await expect
    .element(card('Белла').getByRole('link', { name: /^Спросить поддержку.*Белла$/ }))
    .toHaveAttribute('href', '/support');
  await expect
    .element(card('Глеб').getByRole('link', { name: /^Спросить менеджера.*Глеб$/ }))
    .toHaveAttribute('href', 'mailto:o.markova@example.test');
  await expect
    .element(card('Захар').getByRole('link', { name: /^Спросить поддержку.*Захар$/ }))
    .toBeVisible();
});

test('[R2.23] [R1.8] in Uzbek the sentences, the reason and the filter are Uzbek', async () => {
  await storeOfEveryStatus();
  show(<Invites />);
  await expect.element(card('Белла')).toBeVisible();
  await switchLanguage('uz');
  await expect.element(card('Белла')).toMatchTextContent(/Sabab: Avval maslahat olgan/);
  await expect
    .element(page.getByRole('radio', { name: /Mukofot berilgan\s*1/ }))
    .toBeInTheDocument();
});

test('[R2.23] the filter counts by status and narrows the list, by keyboard only', async () => {
  await storeInvitations([
    anInvitation({ id: 1, name: 'Анна', status: 'sent' }),
    anInvitation({ id: 2, name: 'Борис', status: 'paid', reward: 10 }),
    anInvitation({ id: 3, name: 'Вера', status: 'paid', reward: 10 }),
    anInvitation({ id: 4, name: 'Гость', status: 'tomorrow' }),
  ]);
  show(<Invites />);
  const any = page.getByRole('radio', { name: /^Все\s*4/ });
  await expect.element(any).toBeChecked();
  await expect.element(page.getByRole('radio', { name: /Отклонено/ })).not.toBeInTheDocument();
  (any.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: /^Начислено\s*2/ })).toBeChecked();
  await expect.poll(() => page.getByRole('article').elements().length).toBe(2);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: /^Уточняем статус\s*1/ })).toBeChecked();
  await expect.poll(() => page.getByRole('article').elements().length).toBe(1);
  await expect.element(card('Гость')).toBeVisible();
});

test('[R2.23] the address sets the filter, and one press removes a filter that finds nothing', async () => {
  await storeInvitations([anInvitation({ id: 1, name: 'Анна' })]);
  show(<Invites />, '/invites?status=paid');
  await expect.element(page.getByText('С таким статусом приглашений нет')).toBeVisible();
  await page.getByRole('button', { name: 'Показать все' }).click();
  await expect.element(card('Анна')).toBeVisible();
});

test('[R2.23] three hundred invitations come in pages of twenty', async () => {
  await storeInvitations(
    Array.from({ length: 300 }, (_, index) =>
      anInvitation({ id: index + 1, name: `№ ${index + 1}` }),
    ),
  );
  show(<Invites />);
  await expect.poll(() => page.getByRole('article').elements().length).toBe(20);
  await expect.element(page.getByRole('article').first()).toMatchTextContent(/№\s300/);
  (page.getByRole('button', { name: 'Показать ещё' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => page.getByRole('article').elements().length).toBe(40);
  await expect.element(page.getByText(/40\D+300/)).toBeVisible();
});

test('[R2.10] [R9.11] a list that was never received is not called empty; failed and offline say why', async () => {
  const shownEmpty = watchFor('Здесь пока нет приглашений');
  show(<Invites />);
  await expect.element(page.getByText('Загрузка…')).toBeInTheDocument();
  syncStatus.invitations.state = 'failed';
  await expect.element(page.getByText('Приглашения не загрузились')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  Object.assign(network, { reachable: false, isOffline: true });
  await expect.element(page.getByText(/на этом устройстве приглашений ещё не было/)).toBeVisible();
  expect(shownEmpty()).toBe(false);
  await storeInvitations([]);
  await expect.element(page.getByText('Здесь пока нет приглашений')).toBeVisible();
  expect(await findings()).toEqual([]);
});

test('[R9.2] offline the stored list stays with its time', async () => {
  await storeOfEveryStatus();
  Object.assign(network, { reachable: false, isOffline: true });
  syncStatus.invitations.state = 'failed';
  show(<Invites />);
  await expect.element(card('Жанна')).toBeVisible();
  await expect.element(page.getByText(/^Данные от/)).toBeVisible();
});

test('[R9.10] waiting and refused applications are above the list; the anti-spam text is the required one', async () => {
  await storeInvitations([]);
  await storeApplication({ body: aBody({ name: 'Ждущая Ольга' }) });
  await storeApplication({
    body: aBody({ name: 'Отказной Пётр' }),
    state: 'refused',
    attempts: 1,
    refusal: { errorCode: 'ANTI_SPAM', text: null, field: null },
  });
  show(<Invites />);
  await expect.element(card('Ждущая Ольга')).toMatchTextContent(/как только будет связь/);
  await expect
    .element(card('Отказной Пётр'))
    .toMatchTextContent(
      /Отправка заявки заблокирована анти-спам системой\. Пожалуйста попробуйте снова через 5 минут/,
    );
  await expect
    .element(card('Отказной Пётр').getByRole('button', { name: 'Отправить ещё раз' }))
    .toBeVisible();
  await expect
    .element(card('Ждущая Ольга').getByRole('button', { name: 'Изменить' }))
    .toBeVisible();
});

test('[R9.10] a waiting application is removed after a confirmation, and the focus does not get lost', async () => {
  await storeInvitations([]);
  await storeApplication({ body: aBody({ name: 'Ждущая Ольга' }) });
  show(<Invites />);
  await card('Ждущая Ольга').getByRole('button', { name: 'Убрать' }).click();
  await expect.poll(() => dialogs.open.length).toBe(1);
  const { closeDialog } = await import('#src/state/page/dialogs.ts');
  closeDialog(dialogs.open[0]?.id ?? 0, true);
  await expect.element(card('Ждущая Ольга')).not.toBeInTheDocument();
  expect(await database().posts.count()).toBe(0);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('[R2.24] a sent friend whom the list does not have yet is not lost', async () => {
  await storeInvitations([]);
  await storeApplication({
    body: aBody({ name: 'Новая Рита' }),
    state: 'sent',
    attempts: 1,
    sentAt: Date.now() + 1000,
  });
  await storeApplication({
    body: aBody({ name: 'Давний Тимур' }),
    state: 'sent',
    attempts: 1,
    sentAt: Date.parse(daysAgo(3)),
  });
  show(<Invites />);
  await expect.element(card('Новая Рита')).toMatchTextContent(/появится после обновления/);
  await expect.element(page.getByText('Давний Тимур')).not.toBeInTheDocument();
});

test('[R2.23] the list opens the ways to invite', async () => {
  await storeInvitations([]);
  show(<Invites />);
  await page.getByRole('button', { name: 'Пригласить друга' }).click();
  expect(dialogs.open).toMatchObject([{ kind: 'invite' }]);
});

test('[R1.5] [R1.4] the shares name the level’s and the fixed ones', async () => {
  await storeInvitations([]);
  show(<Invites />);
  const shares = page.getByRole('region', { name: 'Сколько принесёт друг' });
  await expect.element(shares).toMatchTextContent(/Университет[^%]*40 %/);
  await expect.element(shares).toMatchTextContent(/Дополнительное образование10 %/);
  await expect.element(shares).toMatchTextContent(/Онлайн-школа30 %/);
  await expect.element(shares).toMatchTextContent(/Дубае15–25 %/);
});
