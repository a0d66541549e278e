import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Overlays } from '#src/app/overlays/Overlays.tsx';
import { CardWarning } from '#src/app/shell/CardWarning.tsx';
import { createClient } from '#src/data/api/member/client.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import type { BusClient } from '#src/domain/member/client.ts';
import { EmailChange } from '#src/features/email-change/EmailChange.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { viewOwner } from '#src/platform/owner-view/owner-view.ts';
import {
  emailChange,
  type EmailChange as EmailChangeStore,
} from '#src/state/member/email-change.ts';
import { member } from '#src/state/member/member.ts';
import { announcer } from '#src/state/page/announcer.ts';
import { dispatchBoot } from '#src/state/session/boot.ts';
import { session } from '#src/state/session/session.ts';
import { applyBrandTheme, findings } from '../kit/ui-fixtures.tsx';
import { CLIENT, storeClient } from '../member/card-fixtures.ts';
import { show } from '../member/profile-orders-fixtures.tsx';
import {
  OTHER,
  lost,
  openEmailArea,
  closeEmailArea,
  storeContact,
  onSignOut,
  notice,
  screen,
} from './email-fixtures.tsx';

// No test reaches the service: the calls of this screen are mocked.
vi.mock('#src/data/api/member/email-confirmation.ts', { spy: true });
vi.mock('#src/data/api/member/client.ts', { spy: true });

beforeEach(openEmailArea);
afterEach(closeEmailArea);

interface Notice {
  readonly name: string;
  readonly client: Partial<BusClient>;
  readonly hasContact?: boolean;
  readonly store?: Partial<EmailChangeStore>;
  readonly text: RegExp;
  /** Empty while the state waits for the service or the support. */
  readonly actions: readonly RegExp[];
}
const elsewhere = { email: 'm…@example.test' };
const NOTICES: readonly Notice[] = [
  {
    name: 'replacing',
    client: {},
    store: { replacement: 'running' },
    text: /Переносим данные/,
    actions: [],
  },
  {
    name: 'bad replace',
    client: {},
    store: { replacement: 'failed' },
    text: /Перенести данные не получилось/,
    actions: [/Повторить перенос/],
  },
  {
    name: 'new, unconfirmed',
    client: { ...elsewhere, change_client_email: CLIENT.email },
    text: /Кабинет m…@example\.test \(адрес скрыт\) хотят перенести сюда/,
    actions: [/Выйти/, /Открыть свой кабинет/],
  },
  {
    name: 'new, not approved',
    client: {
      ...elsewhere,
      change_client_email: CLIENT.email,
      is_client_email_confirmed: true,
    },
    text: /Когда заявку одобрят, они переедут сюда сами/,
    actions: [],
  },
  {
    name: 'new, by the manager',
    client: { ...elsewhere, change_b24_email: CLIENT.email },
    text: /меняет менеджер/,
    actions: [/Написать в поддержку/, /Открыть свой кабинет/],
  },
  {
    name: 'old',
    client: { ...elsewhere, old_emails: [CLIENT.email] },
    text: /Это твоя прежняя почта/,
    actions: [/Выйти/],
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
    actions: [/Выйти/],
  },
  {
    name: 'mismatch',
    client: { change_client_email: OTHER, change_b24_email: 'manager@example.test' },
    hasContact: false,
    text: /new@example\.test, а у менеджера — manager@example\.test/,
    actions: [/Написать в поддержку/],
  },
  {
    name: 'searching',
    client: {},
    hasContact: false,
    store: { search: 'running' },
    text: /Ищем твою прежнюю почту/,
    actions: [],
  },
  {
    name: 'old e-mail found',
    client: { old_emails: ['old@example.test'] },
    hasContact: false,
    store: { search: { email: 'old@example.test' } },
    text: /записана old@example\.test/,
    actions: [/Написать в поддержку/],
  },
  {
    name: 'different e-mail found',
    client: {},
    hasContact: false,
    store: { search: { email: 'different@example.test' } },
    text: /записана different@example\.test/,
    actions: [/Выйти/],
  },
];

test.each(NOTICES)(
  '[R4.15] «$name» has one line on every screen, which leads to the screen of the change',
  async ({ client, hasContact = true, store = {} }) => {
    await storeContact(hasContact);
    await storeClient({ ...CLIENT, ...client });
    Object.assign(emailChange, store);
    notice();
    const more = page.getByRole('link', { name: 'Подробнее' });
    await expect.element(more).toHaveAttribute('href', '/email-change');
    expect(page.getByRole('button').elements()).toEqual([]);
    await expect.poll(() => announcer.text).not.toBe('');
    expect(await findings()).toEqual([]);
  },
);

test.each(NOTICES)(
  '[R4.15] [R10.1] «$name» has its text and its actions on that screen, in both languages and themes, at 320 px',
  async ({ client, hasContact = true, store = {}, text, actions }) => {
    await page.viewport(320, 640);
    await storeContact(hasContact);
    await storeClient({ ...CLIENT, ...client });
    Object.assign(emailChange, store);
    screen();
    await expect.element(page.getByText(text)).toBeVisible();
    // The first one leads back.
    const offered = page.getByRole('button').or(page.getByRole('link')).elements().slice(1);
    expect(offered).toHaveLength(actions.length);
    for (const [place, action] of actions.entries()) {
      expect(offered[place]?.textContent).toMatch(action);
    }
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

test('[R4.15] the first picture warns of no missing card while its member is at an old address', async () => {
  await storeMeta('cards', true, Date.now());
  await storeClient({ ...CLIENT, email: OTHER, old_emails: [CLIENT.email] });
  show(<CardWarning />);
  await expect.poll(() => member.cardsKnown && member.client?.email).toBe(OTHER);
  expect(page.getByRole('link').elements()).toEqual([]);
  await storeClient(CLIENT);
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/no-card');
});

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

test('[R4.16] [R7.31] a record of the person’s own is created after a question; a lost response is unconfirmed and repeated under its id', async () => {
  await storeContact(false);
  await storeClient({ ...CLIENT, ...elsewhere, change_client_email: CLIENT.email });
  dispatchBoot({ type: 'restarted', hasData: true });
  show(
    <>
      <EmailChange onSignOut={onSignOut} />
      <Overlays />
    </>,
    '/email-change',
  );
  const open = page.getByRole('button', { name: 'Открыть свой кабинет' });
  await open.click();
  const question = page.getByRole('dialog', { name: 'Открыть здесь свой кабинет?' });
  await expect.element(question).toMatchTextContent(/m…@example\.test/);
  await question.getByRole('button', { name: 'Отмена' }).click();
  expect(createClient).not.toHaveBeenCalled();
  vi.mocked(createClient).mockRejectedValueOnce(lost).mockResolvedValueOnce(CLIENT);
  await open.click();
  await question.getByRole('button', { name: 'Открыть свой' }).click();
  await expect.element(page.getByText(/неизвестно, открылся ли кабинет/)).toBeVisible();
  await open.click();
  await question.getByRole('button', { name: 'Открыть свой' }).click();
  await expect.poll(() => vi.mocked(createClient).mock.calls.length).toBe(2);
  const [first, second] = vi.mocked(createClient).mock.calls.map((call) => call[1]);
  expect(second).toBe(first);
  dispatchBoot({ type: 'restarted', hasData: false });
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
