import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  cancelEmailChange,
  fetchEmailConfirmation,
  requestEmailChange,
  resendEmailCode,
  verifyEmailCode,
} from '#src/data/api/email-confirmation.ts';
import { fetchClient } from '#src/data/api/client.ts';
import { database } from '#src/data/db/database.ts';
import { loadFormDraft } from '#src/data/db/form-drafts.ts';
import { storeMeta } from '#src/data/db/meta.ts';
import type { BusClient } from '#src/domain/client.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { EmailChange } from '#src/features/email-change/EmailChange.tsx';
import { EmailNotice } from '#src/features/email-change/EmailNotice.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { learnServiceTime, serviceNow } from '#src/platform/service-clock.ts';
import { viewOwner } from '#src/platform/owner-view.ts';
import { announcer } from '#src/state/announcer.ts';
import { emailChange, type EmailChange as EmailChangeStore } from '#src/state/email-change.ts';
import { network } from '#src/state/network.ts';
import { session } from '#src/state/session.ts';
import { CLIENT, signIn, storeClient } from './card-fixtures.ts';
import { anna } from './profile-fixtures.ts';
import { closeArea, openArea, show } from './profile-orders-stage.tsx';
import { applyBrandTheme, findings } from './ui-stage.tsx';

// The service is away in these tests: its calls of this screen are played.
vi.mock('#src/data/api/email-confirmation.ts', { spy: true });
vi.mock('#src/data/api/client.ts', { spy: true });

const OTHER = 'new@example.test';
const WRITES = [requestEmailChange, verifyEmailCode, resendEmailCode, cancelEmailChange];

beforeEach(async () => {
  await page.viewport(360, 740);
  await openArea();
  learnServiceTime(new Date().toUTCString());
  for (const call of [...WRITES, fetchEmailConfirmation, fetchClient]) {
    vi.mocked(call as () => unknown).mockReset();
  }
  // Nothing is refreshed: the device has what the test stored.
  vi.mocked(fetchClient).mockRejectedValue(lost);
  signIn();
});
afterEach(async () => {
  session.member = null;
  viewOwner(null);
  Object.assign(emailChange, { replacement: 'idle', search: 'idle' });
  await switchLanguage('ru');
  await closeArea();
});

const lost = new ServiceError({ category: 'unreachable', call: 'GET /api/user/get' });
const refused = (code: string, details = {}, facts = {}) =>
  new ServiceError({
    category: 'refused',
    status: 409,
    call: 'POST /api/user/{id}/emailConfirmation',
    code,
    details,
    ...facts,
  });
const inSeconds = (seconds: number) => new Date((serviceNow() ?? 0) + seconds * 1000).toISOString();
const attemptOf = (current: number, deadlineInS = 3600, resendInS = -60) => ({
  is_client_email_confirmed: false,
  current_attempts: current,
  total_attempts: 5,
  time_limit: 86_400,
  deadline: inSeconds(deadlineInS),
  resend_at: inSeconds(resendInS),
});
const storeAttempt = (attempt = attemptOf(1), address = OTHER) =>
  storeMeta(database(), 'emailChange', { address, attempt, ticketIds: [] }, Date.now());
/** A copy: valtio's proxies cannot be stored. */
const contact = JSON.stringify(anna);
const storeContact = (hasContact: boolean) =>
  storeMeta(
    database(),
    'userInfo',
    { ...(JSON.parse(contact) as typeof anna), id: hasContact ? anna.id : null },
    Date.now(),
  );

const onSignOut = vi.fn<() => void>();
const notice = () => show(<EmailNotice onSignOut={onSignOut} />);
const screen = () => show(<EmailChange onSignOut={onSignOut} />, '/email-change');
const code = page.getByRole('textbox', { name: 'Код' });

interface Notice {
  readonly name: string;
  readonly client: Partial<BusClient>;
  readonly hasContact?: boolean;
  readonly store?: Partial<EmailChangeStore>;
  readonly text: RegExp;
  /** The one action; null while something runs. */
  readonly action: RegExp | null;
}
const elsewhere = { email: 'm…@example.test' };
const NOTICES: readonly Notice[] = [
  {
    name: 'replacing',
    client: {},
    store: { replacement: 'running' },
    text: /Переносим данные/,
    action: null,
  },
  {
    name: 'bad replace',
    client: {},
    store: { replacement: 'failed' },
    text: /Перенести данные не получилось/,
    action: /Повторить перенос/,
  },
  {
    name: 'new, unconfirmed',
    client: { ...elsewhere, change_client_email: CLIENT.email },
    text: /под почтой m…@example\.test \(адрес скрыт\)/,
    action: /Ввести код/,
  },
  {
    name: 'new, by the manager',
    client: { ...elsewhere, change_b24_email: CLIENT.email },
    text: /меняет менеджер/,
    action: /Написать в поддержку/,
  },
  {
    name: 'old',
    client: { ...elsewhere, old_emails: [CLIENT.email] },
    text: /Это твоя прежняя почта/,
    action: /Выйти/,
  },
  {
    name: 'registration needed',
    client: {
      change_client_email: OTHER,
      change_b24_email: OTHER,
      is_client_email_confirmed: true,
    },
    hasContact: false,
    text: /Смену на new@example\.test одобрили/,
    action: /Выйти/,
  },
  {
    name: 'mismatch',
    client: { change_client_email: OTHER, change_b24_email: 'manager@example.test' },
    hasContact: false,
    text: /new@example\.test, а менеджер — manager@example\.test/,
    action: /Написать в поддержку/,
  },
  {
    name: 'searching',
    client: {},
    hasContact: false,
    store: { search: 'running' },
    text: /Ищем твою прежнюю почту/,
    action: null,
  },
  {
    name: 'old e-mail found',
    client: { old_emails: ['old@example.test'] },
    hasContact: false,
    store: { search: { email: 'old@example.test' } },
    text: /записана old@example\.test/,
    action: /Написать в поддержку/,
  },
  {
    name: 'different e-mail found',
    client: {},
    hasContact: false,
    store: { search: { email: 'different@example.test' } },
    text: /записана different@example\.test/,
    action: /Выйти/,
  },
];

test.each(NOTICES)(
  '[R4.15] [R10.1] «$name» has its text and one action, in both languages and themes, at 320 px',
  async ({ client, hasContact = true, store = {}, text, action }) => {
    await page.viewport(320, 640);
    await storeContact(hasContact);
    await storeClient({ ...CLIENT, ...client });
    Object.assign(emailChange, store);
    notice();
    await expect.element(page.getByText(text)).toBeVisible();
    const actions = page.getByRole('button').or(page.getByRole('link'));
    expect(actions.elements()).toHaveLength(action ? 1 : 0);
    if (action) await expect.element(actions).toMatchTextContent(action);
    await expect.poll(() => announcer.text).not.toBe('');
    for (const language of ['ru', 'uz'] as const) {
      await switchLanguage(language);
      for (const theme of ['light', 'dark'] as const) {
        applyBrandTheme('people', theme);
        expect(await findings()).toEqual([]);
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
      }
    }
  },
);

test('[R4.15] [R6.3] in owner view and after the session’s end there is no notice', async () => {
  await storeContact(true);
  await storeClient({ ...CLIENT, ...elsewhere, old_emails: [CLIENT.email] });
  notice();
  const text = page.getByText('Это твоя прежняя почта');
  await expect.element(text).toBeVisible();
  session.status = 'anonymous';
  await expect.element(text).not.toBeInTheDocument();
  session.status = 'authenticated';
  await expect.element(text).toBeVisible();
  viewOwner('owner@example.test');
  session.status = 'checking';
  await expect.element(text).not.toBeInTheDocument();
});

test('[R4.15] the blocked dialog stays open at Escape and signs out', async () => {
  await storeContact(true);
  await storeClient({ ...CLIENT, change_b24_email: OTHER });
  notice();
  const dialog = page.getByRole('dialog', { name: 'Менеджер сменил твою почту' });
  await expect.element(dialog).toMatchTextContent(/Теперь это new@example\.test/);
  dialog.element().dispatchEvent(new Event('cancel', { cancelable: true }));
  await expect.element(dialog).toBeVisible();
  expect(await findings()).toEqual([]);
  await dialog.getByRole('button', { name: 'Выйти' }).click();
  expect(onSignOut).toHaveBeenCalled();
});

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
  await expect
    .poll(() => loadFormDraft('email-change'))
    .toMatchObject({ values: { address: OTHER } });
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

test('[R4.14] [R8.1] a refused resend shows the service’s text, else the catalogue’s', async () => {
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

test('[R4.14] offline without an attempt the screen says that the state is not known', async () => {
  network.reachable = false;
  await storeContact(true);
  await storeClient({ ...CLIENT, change_client_email: OTHER });
  screen();
  await expect.element(page.getByText(/Узнаем, на чём остановилась смена/)).toBeVisible();
});
