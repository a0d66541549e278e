import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { BusClient } from '#src/domain/client.ts';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { viewOwner } from '#src/platform/owner-view.ts';
import { announcer } from '#src/state/announcer.ts';
import { emailChange, type EmailChange as EmailChangeStore } from '#src/state/email-change.ts';
import { session } from '#src/state/session.ts';
import { CLIENT, storeClient } from './card-fixtures.ts';
import { applyBrandTheme, findings } from './ui-stage.tsx';
import {
  OTHER,
  openEmailArea,
  closeEmailArea,
  storeContact,
  onSignOut,
  notice,
} from './email-fixtures.tsx';

// The service is away in these tests: its calls of this screen are played.
vi.mock('#src/data/api/email-confirmation.ts', { spy: true });
vi.mock('#src/data/api/client.ts', { spy: true });

beforeEach(openEmailArea);
afterEach(closeEmailArea);

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
