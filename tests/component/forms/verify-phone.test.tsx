import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { requestPhysicalCard } from '#src/data/api/member/card-linking.ts';
import { sendPhoneCode, verifyPhoneCode } from '#src/data/api/member/phone.ts';
import { database } from '#src/data/db/area/database.ts';
import { loadPhoneVerification } from '#src/data/db/phone-verification.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { VerifyPhone } from '#src/features/card/verify/VerifyPhone.tsx';
import { member } from '#src/state/member/member.ts';
import { network } from '#src/state/page/network.ts';
import { session } from '#src/state/session/session.ts';
import { signIn, storeCardPost, storeVerification } from '../member/card-fixtures.ts';
import { physicalCard } from '../member/profile-fixtures.ts';
import { closeArea, openArea, show } from '../member/profile-orders-fixtures.tsx';

// No test reaches the service: the calls of this screen are mocked.
vi.mock('#src/data/api/member/phone.ts', { spy: true });
vi.mock('#src/data/api/member/card-linking.ts', { spy: true });

beforeEach(async () => {
  await page.viewport(360, 740);
  await openArea();
  for (const call of [sendPhoneCode, verifyPhoneCode, requestPhysicalCard]) {
    vi.mocked(call as () => unknown).mockReset();
  }
  signIn();
});
afterEach(async () => {
  session.member = null;
  await closeArea();
});

const open = () =>
  show(
    <Routes>
      <Route path="/verify-phone" element={<VerifyPhone />} />
      <Route path="/get-card" element={<h1>Форма</h1>} />
      <Route path="/personal-data" element={<h1>Данные</h1>} />
    </Routes>,
    '/verify-phone',
  );
const code = page.getByRole('textbox', { name: 'Код' });
const resend = page.getByRole('button', { name: 'Отправить код ещё раз' });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

const refused = (code: string, details = {}, status = 409) =>
  new ServiceError({
    category: 'refused',
    call: 'GET /api/phoneVerification',
    code,
    status,
    details,
  });
const lost = new ServiceError({ category: 'unreachable', call: 'GET /api/phoneVerification' });
const attempt = (phone: string) => ({
  phone,
  current_attempts: 0,
  total_attempts: 5,
  time_limit: 600,
  deadline: new Date(Date.now() + 600_000).toISOString(),
  resend_at: new Date(Date.now() + 60_000).toISOString(),
});

async function type(digits: string): Promise<void> {
  await code.click();
  await userEvent.keyboard(`{Control>}a{/Control}${digits}`);
}

test('[R2.28] without a form in progress the screen leads back', async () => {
  open();
  await expect.element(heading('Форма')).toBeVisible();
});

test('[R2.28] [R5.7] a pasted message is checked at once, as a number', async () => {
  await storeVerification();
  vi.mocked(verifyPhoneCode).mockRejectedValue(refused('CODE_WRONG', { attemptsLeft: 4 }));
  open();
  await expect.element(page.getByText('Отправили на +7 916 123 45 67')).toBeVisible();
  await code.click();
  const data = new DataTransfer();
  data.setData('text', 'Synergy: код 123 456, никому его не говори');
  code
    .element()
    .dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  await expect.poll(() => vi.mocked(verifyPhoneCode).mock.calls[0]?.[0]).toBe(123_456);
  await expect.element(code).toHaveAccessibleDescription(/Код не подошёл. Осталось 4 попытки/);
  await expect.element(code).toHaveFocus();
});

test('[R5.7] a code that begins with zero is sent, and refused as a wrong one', async () => {
  await storeVerification();
  vi.mocked(verifyPhoneCode).mockRejectedValue(refused('CODE_WRONG', { attemptsLeft: 4 }));
  open();
  await type('012345');
  await expect.poll(() => vi.mocked(verifyPhoneCode).mock.calls[0]?.[0]).toBe(12_345);
  await expect.element(code).toHaveAccessibleDescription(/Код не подошёл. Осталось 4 попытки/);
});

test('[R2.28] a code that the phone fills in from the message is checked', async () => {
  await storeVerification();
  vi.mocked(verifyPhoneCode).mockRejectedValue(refused('CODE_EXPIRED'));
  open();
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  const input = code.element();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '482913');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await expect.element(code).toHaveAccessibleDescription(/Код уже не действует/);
});

test('[R7.31] the same code keeps its request id, so that a lost response uses up no second attempt', async () => {
  await storeVerification();
  vi.mocked(verifyPhoneCode).mockRejectedValueOnce(lost);
  vi.mocked(verifyPhoneCode).mockRejectedValue(refused('CODE_WRONG', { attemptsLeft: 4 }));
  open();
  await type('111111');
  await expect.element(code).toHaveAccessibleDescription(/неизвестно, дошёл ли код/);
  await page.getByRole('button', { name: 'Проверить ещё раз' }).click();
  await expect.element(code).toHaveAccessibleDescription(/Код не подошёл/);
  await type('222222');
  await expect.poll(() => vi.mocked(verifyPhoneCode).mock.calls.length).toBe(3);
  const [first, second, third] = vi.mocked(verifyPhoneCode).mock.calls.map(([, id]) => id);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('[R2.28] [R4.16] after the last wrong code the field is closed and the wait is the service’s', async () => {
  await storeVerification({ attemptsLeft: 1 });
  vi.mocked(verifyPhoneCode).mockRejectedValue(
    refused('CODE_WRONG', { attemptsLeft: 0, retryAfter: 512 }),
  );
  open();
  await type('111111');
  await expect.element(code).toHaveAccessibleDescription(/Попытки закончились/);
  await expect.element(code).toHaveAttribute('readonly');
  await expect.element(page.getByText(/через 8:3[0-2]/)).toBeVisible();
  await expect.element(resend).not.toBeInTheDocument();
});

test('[R2.28] a new code is offered when the wait is over, and «too soon» names the service’s time', async () => {
  await storeVerification({ resend: { since: Date.now() - 59_500, seconds: 60 } });
  open();
  await expect.element(page.getByText(/через 0:01/)).toBeVisible();
  vi.mocked(sendPhoneCode).mockRejectedValueOnce(
    refused('TOO_MANY_REQUESTS', { retryAfter: 42 }, 429),
  );
  await resend.click();
  await expect.element(page.getByText(/Код недавно отправляли/)).toBeVisible();
  await expect.element(page.getByText(/через 0:4[12]/)).toBeVisible();
  await expect.element(code).toBeVisible();
});

test('[R2.28] a requested new code is announced', async () => {
  await storeVerification({ resend: { since: Date.now() - 90_000, seconds: 60 } });
  vi.mocked(sendPhoneCode).mockImplementation(async (phone) => attempt(phone));
  open();
  await resend.click();
  await expect.element(page.getByText('Новый код отправлен')).toBeVisible();
  // The pressed button is gone.
  await expect.element(code).toHaveFocus();
  await expect.element(page.getByText(/через (1:00|0:5\d)/)).toBeVisible();
});

test('[R2.28] after the limit of a day there is no countdown, but a text', async () => {
  await storeVerification({
    problem: 'tooSoon',
    resend: { since: Date.now(), seconds: 86_400 },
  });
  open();
  await expect.element(page.getByText(/На сегодня коды закончились/)).toBeVisible();
});

test('[R7.6] [R1.3] the right code sends the form; the screen then shows the card, the welcome bonus and the next step', async () => {
  await storeVerification();
  vi.mocked(verifyPhoneCode).mockResolvedValue({ phone: '+79161234567', verified: true });
  vi.mocked(requestPhysicalCard).mockImplementation(async () => {
    await database().operations.put({
      id: 11,
      operationId: 1,
      type: 'WELCOME',
      amount: 250,
      date: new Date().toISOString(),
      comment: '',
    });
    member.cards = [physicalCard];
    return [physicalCard];
  });
  open();
  await type('123456');
  await expect.element(heading('Карта готова!')).toBeVisible();
  await expect.element(heading('Карта готова!')).toHaveFocus();
  await expect.element(page.getByText(/^\+250\sтокенов$/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Смотреть каталог' })).toBeVisible();
  expect(requestPhysicalCard).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ phone: '+79161234567', policyAgreement: true }),
    expect.any(String),
  );
});

test('[R1.3] a bonus that was credited earlier is not celebrated again', async () => {
  await database().operations.put({
    id: 9,
    operationId: 1,
    type: 'WELCOME',
    amount: 250,
    date: new Date().toISOString(),
    comment: '',
  });
  await storeVerification({ isVerified: true, isSent: true, card: null });
  member.cards = [physicalCard];
  open();
  await expect.element(heading('Карта готова!')).toBeVisible();
  await expect.element(page.getByText(/^\+250/)).not.toBeInTheDocument();
});

test('[R9.10] a form without a response is called unconfirmed and the card follows by itself', async () => {
  await storeVerification({ isVerified: true, isSent: true, card: null });
  await storeCardPost({ state: 'waiting', attempts: 1 });
  open();
  await expect.element(heading('Ответ ещё не пришёл')).toBeVisible();
  await database().posts.clear();
  member.cards = [physicalCard];
  await expect.element(heading('Карта готова!')).toBeVisible();
});

test('[R7.6] a refused form leads back to the form', async () => {
  await storeVerification({ isVerified: true, isSent: true, card: null });
  await storeCardPost({
    state: 'refused',
    refusal: { errorCode: 'PHONE_IN_USE', text: null, field: 'phone' },
  });
  open();
  await expect.element(heading('Форма')).toBeVisible();
});

test('[R9.10] without a network the code can wait, and the screen says so', async () => {
  network.reachable = false;
  await storeVerification();
  open();
  await expect
    .element(page.getByText('Связи с сервисом нет. Введи код, когда она вернётся.'))
    .toBeVisible();
});

test('[R7.18] a verified phone of the personal data leads back to them', async () => {
  await storeVerification({ purpose: 'personalData', card: null });
  vi.mocked(verifyPhoneCode).mockResolvedValue({ phone: '+79161234567', verified: true });
  open();
  await type('123456');
  await expect.element(heading('Данные')).toBeVisible();
  await expect.poll(loadPhoneVerification).toBeNull();
});
