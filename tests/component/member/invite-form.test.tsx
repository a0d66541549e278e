import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { database } from '#src/data/db/area/database.ts';
import { storeFormDraft } from '#src/data/db/outbox/form-drafts.ts';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import { CARD_TYPE } from '#src/domain/member/card.ts';
import { InviteForm } from '#src/features/invites/InviteForm.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { dialogs } from '#src/state/page/dialogs.ts';
import { network } from '#src/state/page/network.ts';
import { session } from '#src/state/session/session.ts';
import { findings } from '../kit/ui-fixtures.tsx';
import {
  aBody,
  anInvitation,
  signIn,
  storeApplication,
  storeInvitations,
} from './invites-fixtures.ts';
import { physicalCard } from './profile-fixtures.ts';
import { closeArea, openArea, show } from './profile-orders-fixtures.tsx';

beforeEach(async () => {
  await openArea();
  signIn();
  // There is no lander here, so that what is sent waits on the device.
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
  network.reachable = false;
});
afterEach(async () => {
  session.member = null;
  dialogs.open = [];
  await switchLanguage('ru');
  await closeArea();
});

const field = (name: string) => page.getByLabelText(name, { exact: true });
const submit = () => page.getByRole('button', { name: 'Отправить приглашение' });
const title = () => page.getByRole('heading', { level: 1 });

async function fill(phone = '9161234567'): Promise<void> {
  await field('Имя').fill('Борис');
  await field('Фамилия').fill('Новиков');
  await page.getByText('Отчества нет или я его не знаю').click();
  await field('Телефон друга').fill(phone);
  await page.getByText(/^Друг знает о заявке/).click();
}

test('[R2.24] [R10.1] by keyboard only the form is filled in and sent, and its outcome is shown', async () => {
  show(<InviteForm />, '/invite');
  await expect.element(field('Имя')).toBeVisible();
  (field('Имя').element() as HTMLElement).focus();
  await userEvent.keyboard('Борис{Tab}Новиков{Tab}Олегович{Tab}{Tab}');
  // The country, then the number.
  await userEvent.keyboard('{Tab}9161234567{Tab}boris@example.test{Tab} ');
  // The interests are folded; «Пока не знаю» is the first of them.
  page.getByText('необязательно').element().closest('summary')?.focus();
  await userEvent.keyboard('{Enter}');
  const notSure = page.getByRole('checkbox', { name: 'Пока не знаю' });
  await expect.element(notSure).toBeVisible();
  await userEvent.keyboard('{Tab} ');
  await expect.element(notSure).toBeChecked();
  await expect.element(page.getByLabelText(/^Друг знает о заявке/)).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(title()).toMatchTextContent('Сохранили, ждём сеть');
  await expect.element(title()).toHaveFocus();
  // It is attempted meanwhile, and waits again.
  await expect.poll(async () => (await loadPosts('invitation'))[0]?.state).toBe('waiting');
  const [post] = await loadPosts('invitation');
  expect(post).toMatchObject({
    body: {
      name: 'Борис Олегович Новиков',
      phone: '+79161234567',
      email: 'boris@example.test',
      interests: ['not-sure'],
      partner: '2200770012345678',
      land: 'sf_referral',
      entry_point: 'invite-form',
    },
  });
  expect(post?.body.mergelead).toMatch(/^SF[0-9a-z]+$/);
  await expect.poll(() => database().formDrafts.count()).toBe(0);
});

test('[R7.31] [R9.10] ten submits of one moment are one application, which leaves no draft', async () => {
  show(<InviteForm />, '/invite');
  await field('Имя').fill('Борис');
  await field('Фамилия').fill('Новиков');
  await page.getByText('Отчества нет или я его не знаю').click();
  await field('Телефон друга').fill('9161234567');
  await page.getByText(/^Друг знает о заявке/u).click();
  const form = field('Имя').element().closest('form');
  expect(form?.autocomplete).toBe('off');
  for (let time = 0; time < 10; time += 1) form?.requestSubmit();
  await expect.element(title()).toMatchTextContent('Сохранили, ждём сеть');
  expect(await loadPosts('invitation')).toHaveLength(1);
  await expect.poll(() => database().formDrafts.count()).toBe(0);
});

test('[R5.5] [R5.6] a wrong form names its first error in one line, which takes the focus and leads to the field; each field says its own', async () => {
  show(<InviteForm />, '/invite');
  await field('Имя').fill('R2D2');
  await submit().click();
  const summary = page.getByRole('group', { name: /^Проверь, что заполнено/ });
  await expect.element(summary).toHaveFocus();
  await expect.element(summary).toMatchTextContent(/^Проверь: Имя и ещё 4$/u);
  for (const [name, error] of [
    ['Имя', /Здесь не должно быть цифр/u],
    ['Отчество', /Поле обязательно для заполнения/u],
    ['Телефон друга', /Укажи телефон или почту/u],
  ] as const)
    await expect.element(field(name)).toHaveAccessibleDescription(error);
  await expect.element(page.getByText(/Без этого согласия/u)).toBeVisible();
  expect(await findings()).toEqual([]);
  await summary.getByRole('button').click();
  await expect.element(field('Имя')).toHaveFocus();
  await switchLanguage('uz');
  await expect
    .element(page.getByLabelText('Familiya', { exact: true }))
    .toHaveAccessibleDescription(/Maydonni toʻldirish shart/);
});

test('[R5.5] the checkbox removes the error of the middle name, and an e-mail removes that of the phone', async () => {
  show(<InviteForm />, '/invite');
  await submit().click();
  const summary = page.getByRole('group', { name: /^Проверь, что заполнено/ });
  await expect.element(summary).toMatchTextContent(/и ещё 4/u);
  await page.getByText('Отчества нет или я его не знаю').click();
  await expect.element(summary).toMatchTextContent(/и ещё 3/u);
  await expect.element(field('Отчество')).not.toBeInTheDocument();
  await field('Почта друга').fill('boris@example.test');
  await expect.element(summary).toMatchTextContent(/и ещё 2/u);
});

test('[R5.4] emoji in a name are announced as removed', async () => {
  show(<InviteForm />, '/invite');
  await field('Имя').fill('Борис 🎉');
  await expect.element(field('Имя')).toHaveAccessibleDescription(/Смайлики не дойдут/);
});

test('[R3.6] «not sure» and «everything» replace other interests and are replaced by them', async () => {
  show(<InviteForm />, '/invite');
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  await page.getByText('необязательно').click();
  await expect
    .poll(
      () =>
        page
          .getByRole('group', { name: /интересно/ })
          .getByRole('checkbox')
          .elements().length,
    )
    .toBe(28);
  await box('Дизайн').click();
  await box('Право').click();
  await box('Интересно всё').click();
  await expect.element(box('Дизайн')).not.toBeChecked();
  await expect.element(box('Право')).not.toBeChecked();
  await box('Музыка').click();
  await expect.element(box('Интересно всё')).not.toBeChecked();
  await expect.element(box('Музыка')).toBeChecked();
});

test('[R9.10] [R5.6] a half-filled form is there again without its consent and can be started over', async () => {
  const draft = { first: 'Борис', interests: ['it', 'gone'], phone: '+7916', isAgreed: true };
  await storeFormDraft('invite', draft);
  show(<InviteForm />, '/invite');
  await expect.element(field('Имя')).toHaveValue('Борис');
  await page.getByText('выбрано 1').click();
  await expect.element(page.getByRole('checkbox', { name: 'ИТ и программирование' })).toBeChecked();
  await expect.element(page.getByLabelText(/^Друг знает о заявке/)).not.toBeChecked();
  await page.getByRole('button', { name: 'Начать заново' }).click();
  await expect.element(field('Имя')).toHaveValue('');
  await expect.element(field('Имя')).toHaveFocus();
});

test('[R9.10] typed text is kept without being sent', async () => {
  show(<InviteForm />, '/invite');
  await field('Имя').fill('Борис');
  await expect
    .poll(async () => (await database().formDrafts.get('invite'))?.values?.['first'])
    .toBe('Борис');
});

test('[R2.24] a friend whom this device has already sent is recognised before sending, and the member decides', async () => {
  await storeApplication({ state: 'sent', attempts: 1, body: aBody({ name: 'Боря Н' }) });
  show(<InviteForm />, '/invite');
  await fill();
  await submit().click();
  const dialog = page.getByRole('dialog', { name: 'Этого друга уже приглашали' });
  await expect.element(dialog).toMatchTextContent(/сегодня ушла заявка.*Боря Н/);
  await dialog.getByRole('button', { name: 'Вернуться к заявке' }).click();
  expect(await loadPosts('invitation')).toHaveLength(1);
  await submit().click();
  await dialog.getByRole('button', { name: 'Всё равно отправить' }).click();
  await expect.element(title()).toMatchTextContent('Сохранили, ждём сеть');
  expect(await loadPosts('invitation')).toHaveLength(2);
});

test('[R9.10] a refused application opens with its values, and its correction replaces it under the same key', async () => {
  const { requestId } = await storeApplication({
    state: 'refused',
    attempts: 1,
    refusal: { errorCode: 'LANDER', text: 'Укажи имя друга', field: null },
    body: aBody({ interests: ['law'] }),
  });
  show(<InviteForm />, `/invite?post=${requestId}`);
  await expect.element(field('Имя')).toHaveValue('Борис');
  await expect.element(page.getByLabelText('Отчества нет или я его не знаю')).toBeChecked();
  await page.getByText('выбрано 1').click();
  await expect.element(page.getByRole('checkbox', { name: 'Право' })).toBeChecked();
  await field('Имя').fill('Глеб');
  await submit().click();
  await expect.element(title()).toMatchTextContent('Сохранили, ждём сеть');
  await expect.poll(() => loadPosts('invitation')).toHaveLength(1);
  const [post] = await loadPosts('invitation');
  expect(post?.requestId).not.toBe(requestId);
  expect(post?.body).toMatchObject({ name: 'Глеб Новиков', mergelead: aBody().mergelead });
});

test('[R9.10] an application that is sent while it is being corrected cannot be corrected any more', async () => {
  const { requestId } = await storeApplication();
  show(<InviteForm />, `/invite?post=${requestId}`);
  await expect.element(submit()).toBeVisible();
  await database().posts.update(requestId, { state: 'sent', attempts: 1 });
  await expect.element(page.getByRole('alert')).toMatchTextContent(/уже ушла/);
  await expect.element(submit()).not.toBeInTheDocument();
});

test('[R2.21] a referral link shows its owner, for whom the application counts', async () => {
  show(<InviteForm />, '/invite?referral=somebody-elses');
  await expect.element(page.getByText('Это ссылка другого участника')).toBeVisible();
  await fill();
  await submit().click();
  await expect.element(title()).toMatchTextContent('Сохранили, ждём сеть');
  const [post] = await loadPosts('invitation');
  expect(post?.body).toMatchObject({ entry_point: 'referral-link', partner: '2200770012345678' });
});

test('[R2.21] the member’s own link is named as such; a damaged one is ignored', async () => {
  show(<InviteForm />, '/invite?referral=ownhash1');
  await expect.element(page.getByText('Это твоя собственная ссылка')).toBeVisible();
  document.body.replaceChildren();
  const virtual = { ...physicalCard, typeId: CARD_TYPE.virtual, cardHash: 'ownhash2' };
  signIn({ cards: [{ ...physicalCard, cardHash: 'ownhash1' }, virtual] });
  show(<InviteForm />, '/invite?referral=ownhash2');
  await expect.element(page.getByText('Это твоя собственная ссылка')).toBeVisible();
  document.body.replaceChildren();
  show(<InviteForm />, '/invite?referral=%3Cb%3E');
  await expect.element(field('Имя')).toBeVisible();
  await expect.element(page.getByText(/ссылка/)).not.toBeInTheDocument();
});

test('[R1.7] without a card nothing is sent, and the form says why', async () => {
  signIn({ cards: [] });
  show(<InviteForm />, '/invite');
  await expect.element(page.getByText(/^Карты пока нет/)).toBeVisible();
  await expect.element(submit()).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Профиль' })).toBeVisible();
});

test('[R8.3] [R9.10] the outcome follows the outbox: refused texts, unconfirmed, sent, declined with its reason', async () => {
  const { requestId } = await storeApplication({
    state: 'refused',
    attempts: 1,
    refusal: { errorCode: 'ANTI_SPAM', text: null, field: null },
  });
  network.reachable = true;
  show(<InviteForm />, `/invite?lead=${aBody().mergelead}`);
  await expect.element(title()).toMatchTextContent('Приглашение не отправлено');
  await expect
    .element(
      page.getByText(
        'Отправка заявки заблокирована анти-спам системой. Пожалуйста попробуйте снова через 5 минут',
      ),
    )
    .toBeVisible();
  expect(await findings()).toEqual([]);
  const { posts } = database();
  await posts.update(requestId, {
    refusal: { errorCode: 'LANDER', text: 'Форма закрыта до 5 сентября', field: null },
  });
  await expect.element(page.getByText('Форма закрыта до 5 сентября')).toBeVisible();
  await posts.update(requestId, { state: 'waiting', refusal: null });
  await expect.element(title()).toMatchTextContent('Ответ ещё не пришёл');
  await posts.update(requestId, { state: 'sent', sentAt: Date.now() });
  await expect.element(title()).toMatchTextContent('Приглашение отправлено');
  await expect.element(page.getByText('Друг заключит договор и оплатит обучение.')).toBeVisible();
  await storeInvitations([
    anInvitation({
      id: 5,
      name: 'Борис Новиков',
      status: 'declined',
      sentAt: new Date().toISOString(),
      reason: { ru: 'Друг уже учился у нас', uz: 'Doʻstingiz bizda oʻqigan' },
    }),
  ]);
  await expect.element(title()).toMatchTextContent('Этого друга пригласить нельзя');
  await expect.element(page.getByText('Причина: Друг уже учился у нас')).toBeVisible();
});
