import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sendPhoneCode } from '#src/data/api/member/phone.ts';
import { database } from '#src/data/db/area/database.ts';
import { storeFormDraft } from '#src/data/db/outbox/form-drafts.ts';
import { loadPhoneVerification } from '#src/data/db/phone-verification.ts';
import { CARD_STATUS, CARD_TYPE } from '#src/domain/member/card.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { GetCard } from '#src/features/card/GetCard.tsx';
import { NoCard } from '#src/features/card/no-card/NoCard.tsx';
import { member } from '#src/state/member/member.ts';
import { dialogs } from '#src/state/page/dialogs.ts';
import { network } from '#src/state/page/network.ts';
import { session } from '#src/state/session/session.ts';
import { CLIENT, signIn, storeCardPost, storeVerification } from '../member/card-fixtures.ts';
import { anna, physicalCard } from '../member/profile-fixtures.ts';
import { closeArea, openArea, show } from '../member/profile-orders-fixtures.tsx';

// No test reaches the service: the only call of this screen is mocked.
vi.mock('#src/data/api/member/phone.ts', { spy: true });

beforeEach(async () => {
  await page.viewport(360, 740);
  await openArea();
  vi.mocked(sendPhoneCode).mockReset();
  signIn({ ...anna, phones: [], verifiedPhone: null });
});
afterEach(async () => {
  session.member = null;
  dialogs.open = [];
  await closeArea();
});

const open = () =>
  show(
    <Routes>
      <Route path="/get-card" element={<GetCard />} />
      <Route path="/verify-phone" element={<h1>Экран кода</h1>} />
    </Routes>,
    '/get-card',
  );
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const submit = page.getByRole('button', { name: 'Получить код' });
const summary = page.getByRole('group', { name: 'Проверь, что заполнено:' });
const radio = (name: string) => page.getByRole('radio', { name });
const codeScreen = page.getByRole('heading', { name: 'Экран кода' });

const attempt = (phone: string) => ({
  phone,
  current_attempts: 0,
  total_attempts: 5,
  time_limit: 600,
  deadline: new Date(Date.now() + 600_000).toISOString(),
  resend_at: new Date(Date.now() + 60_000).toISOString(),
});
const refusal = (facts: object) =>
  new ServiceError({ category: 'refused', call: 'POST /api/phoneVerification', ...facts });

async function fill(): Promise<void> {
  await field('Отчество').fill('Сергеевна');
  await radio('Женский').click();
  await field('Дата рождения').fill('06.05.2003');
  await field('Телефон').fill('+79161234567');
  for (const box of page.getByRole('checkbox').elements().slice(1)) {
    (box as HTMLInputElement).click();
  }
}

test('[R5.5] [R10.1] an incomplete form names its first error in a focused line, which leads to the field; each field says its own', async () => {
  open();
  // By keyboard the focus passes the radio buttons without a choice.
  await expect.element(radio('Женский')).toBeVisible();
  (radio('Женский').element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await submit.click();
  await expect.element(summary).toHaveFocus();
  await expect.element(summary).toMatchTextContent(/^Проверь: Отчество и ещё 5$/u);
  for (const name of ['Отчество', 'Дата рождения', 'Телефон']) {
    await expect
      .element(field(name))
      .toHaveAccessibleDescription(/Поле обязательно для заполнения/u);
  }
  await expect.element(field('Дата рождения')).toBeInvalid();
  field('Дата рождения').element().focus();
  await userEvent.keyboard('06052003');
  await expect.element(field('Дата рождения')).not.toBeInvalid();
  await expect.element(summary).toMatchTextContent(/и ещё 4$/u);
  await summary.getByRole('button').click();
  await expect.element(field('Отчество')).toHaveFocus();
  (page.getByRole('checkbox', { name: 'Отчества нет' }).element() as HTMLElement).click();
  await expect.element(field('Отчество')).not.toBeInvalid();
  expect(sendPhoneCode).not.toHaveBeenCalled();
});

test('[R2.28] names and the e-mail are known and filled in; the e-mail cannot be changed', async () => {
  open();
  await expect.element(field('Имя')).toHaveValue('Анна');
  await expect.element(field('Фамилия')).toHaveValue('Верещагина');
  await expect.element(field('Почта')).toHaveValue('student@example.test');
  await expect.element(field('Почта')).toHaveAttribute('readonly');
});

test('[R4.16] at another address than the record’s own there is no form before the member has decided', async () => {
  member.client = { ...CLIENT, email: 'anna@example.test', old_emails: [CLIENT.email] };
  open();
  await expect
    .element(page.getByRole('link', { name: 'Что с почтой' }))
    .toHaveAttribute('href', '/email-change');
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  member.client = CLIENT;
  await expect.element(field('Имя')).toBeVisible();
});

test('[R2.28] a draft takes precedence over known values', async () => {
  await storeFormDraft('get-card', {
    name: 'Анна-Мария',
    sex: 'female',
    birth_date: '06.05',
  });
  open();
  await expect.element(field('Имя')).toHaveValue('Анна-Мария');
  await expect.element(radio('Женский')).toBeChecked();
  await expect.element(field('Дата рождения')).toHaveValue('');
});

test('[R5.6] the policy opens over the form', async () => {
  open();
  await page.getByRole('link', { name: 'политику конфиденциальности' }).click();
  await expect.poll(() => dialogs.open.map(({ kind }) => kind)).toEqual(['privacy']);
  await expect.element(page.getByRole('checkbox', { name: /политику/ })).not.toBeChecked();
});

test('[R2.28] a complete form requests a code and leads to its screen; the code is never stored', async () => {
  vi.mocked(sendPhoneCode).mockImplementation(async (phone) => attempt(phone));
  open();
  await fill();
  await submit.click();
  await expect.element(codeScreen).toBeVisible();
  expect(sendPhoneCode).toHaveBeenCalledExactlyOnceWith('+79161234567', expect.any(String));
  const kept = await loadPhoneVerification();
  expect(kept).toMatchObject({ phone: '+79161234567', attemptsLeft: 5, requestId: null });
  expect(JSON.stringify(await database().formDrafts.toArray())).not.toMatch(/"code"/);
});

test('[R9.10] without a network the form says that it is kept, and requests the same code when the network is back', async () => {
  vi.mocked(sendPhoneCode).mockImplementationOnce(async () => {
    network.reachable = false;
    throw new ServiceError({ category: 'unreachable', call: 'POST /api/phoneVerification' });
  });
  open();
  await fill();
  await submit.click();
  const outcome = page.getByRole('status').getByText('Связи с сервисом нет, форма сохранена');
  await expect.element(outcome).toBeInViewport({ ratio: 1 });
  await expect.element(submit).toBeInViewport({ ratio: 1 });
  vi.mocked(sendPhoneCode).mockImplementation(async (phone) => attempt(phone));
  network.reachable = true;
  await expect.element(codeScreen).toBeVisible();
  const ids = vi.mocked(sendPhoneCode).mock.calls.map(([, requestId]) => requestId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('[R5.5] a phone that the service does not accept is an error of its field', async () => {
  vi.mocked(sendPhoneCode).mockRejectedValue(
    refusal({ status: 400, code: 'INVALID', field: 'phone', text: 'Укажи верный номер телефона' }),
  );
  open();
  await fill();
  await submit.click();
  await expect.element(field('Телефон')).toHaveAccessibleDescription(/Укажи верный номер телефона/);
  await expect.element(summary).toHaveFocus();
});

test('[R4.3] another phone than the stored one shows the mismatch with the manager, and does not stop the form', async () => {
  signIn(anna);
  vi.mocked(sendPhoneCode).mockImplementation(async (phone) => attempt(phone));
  open();
  await expect.element(field('Телефон')).toHaveAccessibleDescription(/код не понадобится/);
  await fill();
  const mismatch = page.getByText('Телефон не совпадает с сохранённым, свяжись с менеджером');
  await expect.element(mismatch).toBeVisible();
  await expect.element(page.getByRole('link', { name: '+7 900 555-01-02' })).toBeVisible();
  await submit.click();
  await expect.element(codeScreen).toBeVisible();
});

test('[R4.3] a phone that the service has as verified goes on without a code', async () => {
  signIn(anna);
  open();
  await fill();
  await field('Телефон').fill('+79001234567');
  await page.getByRole('button', { name: 'Оформить карту' }).click();
  await expect.element(codeScreen).toBeVisible();
  expect(sendPhoneCode).not.toHaveBeenCalled();
  expect(await loadPhoneVerification()).toMatchObject({ isVerified: true });
});

test('[R7.6] the service’s refusal is shown at its field with what to do', async () => {
  const text = 'Этот номер подтверждён другим участником, обратись в поддержку';
  await storeCardPost({
    state: 'refused',
    refusal: { errorCode: 'PHONE_IN_USE', text, field: 'phone' },
  });
  await storeVerification({ isVerified: true, isSent: true, card: null });
  open();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Карту не оформили.*Укажи другой/);
  await expect.element(field('Телефон')).toHaveAccessibleDescription(new RegExp(text));
});

test('[R9.10] a form whose outcome is unknown is called unconfirmed, and is not offered again', async () => {
  await storeCardPost({ state: 'waiting', attempts: 1 });
  open();
  await expect.element(page.getByText(/Ответ ещё не пришёл/)).toBeVisible();
  await expect.element(submit).not.toBeInTheDocument();
});

test('[R1.7] a member whose card does not work gets no form', async () => {
  member.cards = [{ ...physicalCard, typeId: CARD_TYPE.physical, status: CARD_STATUS.off }];
  open();
  await expect
    .element(page.getByRole('heading', { name: 'Карта есть, но не работает' }))
    .toBeVisible();
  await expect.element(submit).not.toBeInTheDocument();
});

test('[R2.28] without a card the screen names its benefits and leads to the form, also to a begun one', async () => {
  show(<NoCard />);
  await expect.element(page.getByText(/Приветственный бонус 250\sтокенов/)).toBeVisible();
  const link = page.getByRole('link', { name: 'Оформить карту' });
  await expect.element(link).toHaveAttribute('href', '/get-card');
  await storeFormDraft('get-card', { name: 'Анна' });
  await expect.element(page.getByRole('link', { name: 'Продолжить оформление' })).toBeVisible();
});
