import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  requestEmailChange,
  resendEmailCode,
  verifyEmailCode,
} from '#src/data/api/member/email-confirmation.ts';
import { database } from '#src/data/db/area/database.ts';
import { loadFormDraft } from '#src/data/db/outbox/form-drafts.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { network } from '#src/state/page/network.ts';
import { findings } from '../kit/ui-fixtures.tsx';
import { CLIENT, storeClient } from '../member/card-fixtures.ts';
import {
  OTHER,
  lost,
  openEmailArea,
  closeEmailArea,
  refused,
  attemptOf,
  storeAttempt,
  storeContact,
  screen,
} from './email-fixtures.tsx';

// No test reaches the service: the calls of this screen are mocked.
vi.mock('#src/data/api/member/email-confirmation.ts', { spy: true });
vi.mock('#src/data/api/member/client.ts', { spy: true });

beforeEach(openEmailArea);
afterEach(closeEmailArea);

const code = page.getByRole('textbox', { name: 'Код' });

test('[R4.14] [R9.10] the typed address is kept until it is sent; errors are the field’s', async () => {
  await storeContact(true);
  await storeClient(CLIENT);
  screen();
  const field = page.getByRole('textbox', { name: 'Новая почта' });
  const send = page.getByRole('button', { name: 'Получить код' });
  await field.fill(CLIENT.email);
  await send.click();
  await expect.element(field).toHaveAccessibleDescription(/Это уже твоя почта/);
  await expect.element(field).toHaveFocus();
  await field.fill(OTHER);
  await expect.poll(() => loadFormDraft('email-change')).toEqual({ address: OTHER });
  const taken = { text: 'Эта почта занята', field: 'change_client_email' };
  vi.mocked(requestEmailChange).mockRejectedValueOnce(refused('EMAIL_IN_USE', {}, taken));
  await send.click();
  await expect.element(field).toHaveAccessibleDescription(/Эта почта занята/);
  vi.mocked(requestEmailChange).mockResolvedValue(attemptOf(0));
  await send.click();
  await expect.element(page.getByRole('heading', { name: 'Код из письма' })).toHaveFocus();
  await expect.poll(() => loadFormDraft('email-change')).toBeNull();
});

test('[R4.14] [R4.16] [R7.31] a code without a response is unconfirmed and repeated under its id when the network is back; it is kept nowhere', async () => {
  await storeContact(true);
  await storeClient({ ...CLIENT, change_client_email: OTHER });
  await storeAttempt();
  screen();
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  vi.mocked(verifyEmailCode).mockRejectedValueOnce(lost);
  await code.fill('987654');
  await expect.element(code).toHaveAccessibleDescription(/неизвестно, дошёл ли код/);
  vi.mocked(verifyEmailCode).mockRejectedValue(refused('CODE_WRONG', { attemptsLeft: 3 }));
  network.reachable = false;
  await expect.element(code).toBeVisible();
  network.reachable = true;
  await expect.element(code).toHaveAccessibleDescription(/Код не подошёл. Осталось 3 попытки/);
  await expect.element(code).toHaveFocus();
  const [first, second] = vi.mocked(verifyEmailCode).mock.calls.map((call) => call[3]);
  expect(second).toBe(first);
  const tables = await Promise.all(database().tables.map((table) => table.toArray()));
  expect(JSON.stringify(tables)).not.toContain('987654');
});

test('[R4.16] the wait for the next code counts by the service’s clock', async () => {
  await storeContact(true);
  await storeClient({ ...CLIENT, change_client_email: OTHER });
  await storeAttempt(attemptOf(1, 3600, 42));
  const now = Date.now.bind(Date);
  const shifted = vi.spyOn(Date, 'now').mockImplementation(() => now() + 3 * 3_600_000);
  screen();
  await expect.element(page.getByText(/запросить через 0:[0-4]\d/)).toBeVisible();
  shifted.mockRestore();
});

test('[R4.14] [R8.1] a refused resend shows the service’s text, else the app’s', async () => {
  await storeContact(true);
  await storeClient({ ...CLIENT, change_client_email: OTHER });
  await storeAttempt(attemptOf(1, -60));
  screen();
  await expect.element(page.getByText(/Время на подтверждение новой почты вышло/)).toBeVisible();
  const resend = page.getByRole('button', { name: 'Отправить код ещё раз' });
  vi.mocked(resendEmailCode).mockRejectedValueOnce(refused('CONFLICT', {}, { text: 'Нельзя' }));
  await resend.click();
  await expect.element(page.getByText('Нельзя')).toBeVisible();
  vi.mocked(resendEmailCode).mockRejectedValueOnce(refused('CONFLICT'));
  await resend.click();
  await expect.element(page.getByText(/Отправить письмо с кодом не получилось/)).toBeVisible();
  expect(await findings()).toEqual([]);
});

test('[R4.14] [R8.2] a text of somebody on the way is not shown: the outcome is unknown', async () => {
  await storeContact(true);
  await storeClient({ ...CLIENT, change_client_email: OTHER });
  await storeAttempt(attemptOf(1, -60));
  screen();
  const foreign = { category: 'foreign', call: 'test', status: 403, text: 'Forbidden' } as const;
  vi.mocked(resendEmailCode).mockRejectedValueOnce(new ServiceError(foreign));
  await page.getByRole('button', { name: 'Отправить код ещё раз' }).click();
  await expect.element(page.getByText(/Ответа нет: неизвестно/)).toBeVisible();
  await expect.element(page.getByText('Forbidden')).not.toBeInTheDocument();
});

test('[R4.14] offline without an attempt the screen says that the state is not known', async () => {
  Object.assign(network, { reachable: false, isOffline: true });
  await storeContact(true);
  await storeClient({ ...CLIENT, change_client_email: OTHER });
  screen();
  await expect.element(page.getByText(/Узнаем, на чём остановилась смена/)).toBeVisible();
});

const steps = page.getByRole('list', { name: 'Шаги смены почты' });
const shownSteps = () =>
  steps
    .getByRole('listitem')
    .elements()
    .map((step) => step.textContent);

test('[R4.14] the steps show where the member is and what comes, and each step has a way back', async () => {
  await storeContact(true);
  await storeClient(CLIENT);
  screen();
  await expect
    .poll(shownSteps)
    .toEqual(['Новая почта, сейчас', 'Код, впереди', 'Одобрение, впереди', 'Вход, впереди']);
  await expect
    .element(page.getByRole('link', { name: 'К личным данным' }))
    .toHaveAttribute('href', '/personal-data');
  expect(await findings()).toEqual([]);

  await storeClient({ ...CLIENT, change_client_email: OTHER });
  await storeAttempt();
  await expect
    .poll(shownSteps)
    .toEqual(['Новая почта, пройдено', 'Код, сейчас', 'Одобрение, впереди', 'Вход, впереди']);
  await expect.element(code).toBeVisible();
});

test('[R4.14] an open change can be cancelled and repeated, an expired one cancelled and sent again', async () => {
  await storeContact(true);
  await storeClient({ ...CLIENT, change_client_email: OTHER });
  await storeAttempt();
  screen();
  const actions = () =>
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(actions).toEqual(['Отправить код ещё раз', 'Отменить смену']);
  await expect.element(code).toBeVisible();

  await storeAttempt(attemptOf(1, -60));
  await expect.element(page.getByRole('heading', { name: /Время .* вышло/ })).toBeVisible();
  expect(actions()).toEqual(['Отправить код ещё раз', 'Отменить смену']);
  await expect.element(code).not.toBeInTheDocument();
});

test('[R4.14] a refused change has no sign-in among its steps; after the last attempt there is only a way back', async () => {
  await storeContact(true);
  await storeClient({
    ...CLIENT,
    change_client_email: OTHER,
    is_client_email_confirmed: true,
  });
  await storeAttempt({ ...attemptOf(1), is_client_email_confirmed: true, is_refused: true });
  screen();
  await expect
    .poll(shownSteps)
    .toEqual(['Новая почта, пройдено', 'Код, пройдено', 'Одобрение, сейчас']);
  await storeClient({ ...CLIENT, change_client_email: OTHER });
  await storeAttempt(attemptOf(5));
  await expect.element(page.getByRole('heading', { name: /Подтвердить почту/ })).toBeVisible();
  await expect.element(steps).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'К личным данным' })).toBeVisible();
});
