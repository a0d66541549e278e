import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { database } from '#src/data/db/area/database.ts';
import { loadFormDraft } from '#src/data/db/outbox/form-drafts.ts';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import { Support } from '#src/features/help/support/Support.tsx';
import { loadLanguage } from '#src/i18n/setup.ts';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { viewOwner } from '#src/platform/owner-view/owner-view.ts';
import { member } from '#src/state/member/member.ts';
import { network } from '#src/state/page/network.ts';
import { session } from '#src/state/session/session.ts';
import { syncStatus } from '#src/state/session/sync-status.ts';
import { findingsInEveryTheme } from '../kit/every-theme.ts';
import { closeArea, openArea, show, watchFor } from '../member/profile-orders-fixtures.tsx';
import { pngFile, signIn, storeTickets, storeUnsent, ticket } from './help-fixtures.ts';

beforeEach(async () => {
  await openArea();
  signIn();
});
afterEach(async () => {
  await closeArea();
  session.member = null;
  viewOwner(null);
  Object.assign(member, { cards: [], cardsKnown: false });
  await switchLanguage('ru');
  await page.viewport(360, 740);
});

const topic = (name: string) => page.getByRole('radio', { name, exact: true });
const subject = () => page.getByRole('textbox', { name: 'Коротко о вопросе' });
const text = () => page.getByRole('textbox', { name: 'Что случилось' });
const send = () => page.getByRole('button', { name: 'Отправить', exact: true });
const file = () => page.getByLabelText(/Прикрепить картинку|Заменить/);
const offered = () =>
  page
    .getByRole('region', { name: 'Может быть, ответ уже есть' })
    .getByRole('heading', { level: 4 });
const own = () => page.getByRole('region', { name: 'Твои обращения' });

test('[R2.27] [R2.10] tickets that were never received are not called empty', async () => {
  const shownEmpty = watchFor('Обращений пока нет');
  show(<Support />);
  await expect.element(own().getByText('Загрузка…')).toBeInTheDocument();
  syncStatus.tickets.state = 'failed';
  await expect.element(page.getByText('Обращения не загрузились')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  Object.assign(network, { reachable: false, isOffline: true });
  await expect.element(page.getByText(/на этом устройстве обращений ещё не было/)).toBeVisible();
  expect(shownEmpty()).toBe(false);
  await storeTickets();
  await expect.element(page.getByText('Обращений пока нет')).toBeVisible();
});

test('[R2.27] [R3.7] each ticket shows its status, its dates, and the answer', async () => {
  await storeTickets(
    ticket({ id: 1 }),
    ticket({ id: 2, status_code: 'IN_PROGRESS', category_code: 'COINS', hasImage: true }),
    ticket({
      id: 3,
      status_code: 'ANSWERED',
      answer: 'Код отправили снова.',
      updatedAt: '2026-11-21T10:00:00Z',
    }),
    ticket({ id: 4, status_code: 'CLOSED', category_code: 'PROFILE_CHANGING' }),
    ticket({ id: 5, status_code: 'LATER', category_code: 'LATER' }),
  );
  show(<Support />);
  const cards = own().getByRole('article');
  await expect
    .element(cards.nth(0))
    .toMatchTextContent(/Принято.*Карта · №\s1.*Отправлено 20 ноября/s);
  await expect.element(cards.nth(1)).toMatchTextContent(/Разбираемся.*Токены.*С картинкой/s);
  await expect
    .element(cards.nth(2))
    .toMatchTextContent(/Есть ответ.*Код отправили снова\..*Обновлено 21 ноября/s);
  await expect.element(cards.nth(3)).toMatchTextContent(/Закрыто.*Смена почты/s);
  await expect.element(cards.nth(4)).toMatchTextContent(/Статус уточняем.*Другое/s);
  await expect.element(own().getByText(/^Данные от/)).toBeVisible();
});

test('[R2.27] [R2.30] phone, e-mail and channels are there without a network; the manager’s chat is not while the card is blocked', async () => {
  network.reachable = false;
  const blocked = { id: 1, typeId: 2, status: 5, cardNumber: '1', cardHash: 'h' };
  Object.assign(member, { cards: [blocked], cardsKnown: true });
  show(<Support />);
  await expect
    .element(page.getByRole('link', { name: /^8 800/ }))
    .toHaveAttribute('href', 'tel:88001000011');
  await expect.element(page.getByRole('link', { name: 'Telegram' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Чат', exact: true }))
    .not.toBeInTheDocument();
  Object.assign(member, { cards: [{ ...blocked, status: 1 }] });
  await expect.element(page.getByRole('link', { name: 'Чат', exact: true })).toBeVisible();
});

test('[R2.27] a topic offers its frequent answers before the form, and a typed subject the fitting one', async () => {
  show(<Support />);
  await topic('Карта').click();
  await expect.element(offered().first()).toMatchTextContent(/Карта заблокирована/);
  await subject().fill('карта отключена');
  await expect.element(offered().first()).toMatchTextContent(/Карта отключена/);
  await offered().first().click();
  await expect.element(page.getByText(/^Отключённой картой нельзя платить/)).toBeVisible();
});

test('[R2.27] an open ticket of the topic replaces the form; another topic has the form', async () => {
  await storeTickets(
    ticket({ status_code: 'IN_PROGRESS' }),
    ticket({ id: 6, status_code: 'CLOSED', category_code: 'ORDER' }),
  );
  show(<Support />, '/support?topic=CARD');
  await expect.element(page.getByText('По этой теме уже есть открытое обращение')).toBeVisible();
  await expect.element(send()).not.toBeInTheDocument();
  await topic('Заказ').click();
  await expect.element(send()).toBeVisible();
});

test('[R2.27] an address chooses the topic; one that does not exist chooses none', async () => {
  show(<Support />, '/support?topic=NOTHING');
  await expect.element(topic('Карта')).toBeVisible();
  await expect.element(send()).not.toBeInTheDocument();
  show(<Support />, '/support?topic=COINS');
  await expect.element(topic('Токены').last()).toBeChecked();
});

test('[R2.27] [R5.5] an empty form names its first error and leads to its field; the others say theirs', async () => {
  show(<Support />, '/support?topic=OTHER');
  await send().click();
  const summary = page.getByRole('group', { name: 'Проверь, что заполнено:' });
  await expect.element(summary).toHaveFocus();
  await expect.element(summary).toMatchTextContent(/^Проверь: .+ и ещё 1$/u);
  await summary.getByRole('button').click();
  await expect.element(subject()).toHaveFocus();
  await expect.element(text()).toHaveAttribute('aria-invalid', 'true');
  await text().fill('Вот что');
  await expect.element(text()).not.toHaveAttribute('aria-invalid');
});

test('[R9.10] a half-written ticket is there again after the screen was left, without its image, which the form says', async () => {
  show(<Support />, '/support?topic=OTHER');
  await subject().fill('Вопрос');
  await text().fill('Полтекста');
  await userEvent.upload(file(), await pngFile());
  await expect
    .poll(() => loadFormDraft('ticket'))
    .toEqual({ category_code: 'OTHER', topic: 'Вопрос', text: 'Полтекста', hasImage: true });
  document.body.replaceChildren();
  show(<Support />);
  await expect.element(text()).toHaveValue('Полтекста');
  await expect.element(subject()).toHaveValue('Вопрос');
  await expect.element(page.getByText(/картинку прикрепи ещё раз/)).toBeVisible();
});

test('[R9.10] without a network a ticket is stored with its image, waits visibly, and its draft is gone', async () => {
  network.reachable = false;
  show(<Support />, '/support?topic=OTHER');
  await expect.element(page.getByText(/обращение уйдёт само, когда она появится/)).toBeVisible();
  await subject().fill('Вопрос');
  await text().fill('Текст');
  await userEvent.upload(file(), await pngFile());
  await send().click();
  await expect.element(page.getByText('Обращение сохранено')).toBeVisible();
  await expect.element(page.getByText('Отправим, как только будет связь')).toBeVisible();
  const [post] = await loadPosts('ticket');
  expect(post?.body).toMatchObject({ topic: 'Вопрос', category_code: 'OTHER', text: 'Текст' });
  expect(post?.body.image?.type).toBe('image/png');
  await expect.poll(() => loadFormDraft('ticket')).toBeNull();
  await expect.element(send()).not.toBeInTheDocument();
  await topic('Другое').click();
  await expect.element(page.getByText('Обращение по этой теме ещё не отправлено')).toBeVisible();
});

test('[R9.10] when a waiting ticket has arrived, the screen says so by itself', async () => {
  show(<Support />, '/support?topic=OTHER');
  await subject().fill('Вопрос');
  await text().fill('Текст');
  await send().click();
  await expect.element(page.getByText('Обращение сохранено')).toBeVisible();
  await database().posts.toCollection().modify({ state: 'sent', attempts: 1 });
  await expect.element(page.getByText('Обращение отправлено')).toBeVisible();
  await database().posts.clear();
  await expect.element(page.getByText('Вопрос', { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText('Обращение отправлено')).toBeVisible();
});

test('[R9.10] a waiting ticket that is removed in another tab is not called sent', async () => {
  show(<Support />, '/support?topic=OTHER');
  await subject().fill('Вопрос');
  await text().fill('Текст');
  await send().click();
  await expect.element(page.getByText('Обращение сохранено')).toBeVisible();
  await database().posts.toCollection().modify({ state: 'waiting', attempts: 0, sentAt: null });
  await expect.element(page.getByRole('button', { name: 'Убрать' })).toBeVisible();
  await database().posts.clear();
  await expect.element(page.getByText('Вопрос')).not.toBeInTheDocument();
  await expect.element(page.getByText('Обращение сохранено')).not.toBeInTheDocument();
  await expect.element(page.getByText('Обращение отправлено')).not.toBeInTheDocument();
});

test('[R2.27] [R9.10] a ticket refused because of an open one says so; it can be corrected or removed', async () => {
  await storeUnsent('refused', { errorCode: 'OPEN_TICKET', text: 'Занято', field: null });
  await storeTickets(ticket());
  show(<Support />);
  await expect
    .element(page.getByText(/^По этой теме уже есть открытое обращение\. Текст сохранён/))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Отправить ещё раз' })).toBeVisible();
  await page.getByRole('button', { name: 'Изменить' }).click();
  await expect.element(topic('Карта')).toBeChecked();
  await topic('Другое').click();
  await expect.element(text()).toHaveValue('Вчера в метро.');
  expect(await loadPosts('ticket')).toEqual([]);
  // Nothing else has its text now.
  await expect.poll(() => loadFormDraft('ticket')).toMatchObject({ text: 'Вчера в метро.' });
});

test('[R9.10] a waiting ticket can be removed', async () => {
  await storeUnsent('waiting');
  show(<Support />);
  await page.getByRole('button', { name: 'Убрать', exact: true }).click();
  await expect.element(page.getByText('Потерял пропуск')).not.toBeInTheDocument();
  expect(await loadPosts('ticket')).toEqual([]);
});

test('[R6.3] in owner view nothing can be written', async () => {
  viewOwner('owner@example.test');
  show(<Support />, '/support?topic=CARD');
  await expect
    .element(page.getByText('В режиме просмотра писать в поддержку нельзя.'))
    .toBeVisible();
  await expect.element(topic('Карта')).not.toBeInTheDocument();
});

test('[R2.27] [R10.1] by keyboard only a ticket is written and sent', async () => {
  show(<Support />);
  await expect.element(topic('Заказ')).toBeVisible();
  (topic('Заказ').element() as HTMLElement).focus();
  await userEvent.keyboard('[Space]{ArrowRight}{ArrowRight}');
  await expect.element(topic('Карта')).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('Вопрос');
  await expect.element(subject()).toHaveValue('Вопрос');
  while (document.activeElement?.tagName !== 'TEXTAREA') await userEvent.tab();
  await userEvent.keyboard('Текст');
  await userEvent.tab();
  await expect.element(file()).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Обращение сохранено')).toBeVisible();
  expect(document.activeElement).toMatchTextContent(/Обращение сохранено/);
});

for (const language of ['ru', 'uz'] as const) {
  test(`[R10.1] axe finds nothing on the support in ${language}, and no line is wider than 320 px`, async () => {
    await loadLanguage(language);
    await switchLanguage(language);
    await page.viewport(320, 640);
    await storeTickets(
      ticket({ category_code: 'ORDER', topic: 'Оченьдлинноесловобезпробелов'.repeat(3) }),
    );
    await storeUnsent('refused', { errorCode: 'OPEN_TICKET', text: 'Занято', field: null });
    show(<Support />, '/support?topic=OTHER');
    await expect.element(page.getByRole('textbox').first()).toBeVisible();
    expect(await findingsInEveryTheme()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
}
