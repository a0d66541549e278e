import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations, overflowFindings } from '../support/looks/accessibility.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

/** What a member sees after the first sign-in: above the profile and on the screen of the change. */
interface Expectation {
  readonly account: string;
  /** Describes the state where the name of the account does not. */
  readonly state?: string;
  /** Fields of the record that are set before the sign-in. */
  readonly client?: Readonly<Record<string, unknown>>;
  readonly fault?: { readonly match: string; readonly status: number };
  /** Text of the notice; null without one. */
  readonly notice: { readonly ru: RegExp; readonly uz: RegExp } | null;
  /** Text on the screen of the change; null where a dialog closes the area. */
  readonly screen: { readonly ru: RegExp; readonly uz: RegExp } | null;
  /** The dialog that opens by itself. */
  readonly dialog?: { readonly ru: string; readonly uz: string };
}

const NEW_EMAIL = 'alisher.new@example.test';
const REFUSAL = JSON.stringify({ message: '', error: 'Conflict', errorCode: 'EMAIL_IN_USE' });
const PREVIOUS_EMAIL = 'alisher.previous@example.test';

/** The states of R4.14 and R4.15: those of seeded accounts, and those that are made of one. */
const EXPECTATIONS: readonly Expectation[] = [
  {
    account: 'email-confirmed',
    notice: { ru: /Почта ждёт одобрения/, uz: /Yangi pochta koʻrikda/ },
    screen: { ru: /Заявка №\s\d+/, uz: /Ariza №\s\d+/ },
  },
  {
    account: 'email-none',
    notice: null,
    screen: { ru: /Сюда придёт письмо с кодом/, uz: /Kodli xat shu manzilga keladi/ },
  },
  {
    account: 'email-other-system',
    notice: { ru: /Почту меняет менеджер/, uz: /Menejer pochtani yangilaydi/ },
    screen: { ru: /запросили в другой системе/, uz: /boshqa tizimda soʻralgan/ },
  },
  {
    account: 'email-expired',
    notice: { ru: /Код для почты устарел/, uz: /Pochta kodi eskirdi/ },
    screen: { ru: /denis\.orlov@example\.test не подтверждена/, uz: /tasdiqlanmadi/ },
  },
  {
    account: 'email-exhausted',
    notice: { ru: /Почта не подтверждена/, uz: /Pochta tasdiqlanmadi/ },
    screen: {
      ru: /можно сделать после \d\d\.\d\d\.\d{4}\s\d\d:\d\d/,
      uz: /Yangi soʻrov vaqti: \d\d\.\d\d\.\d{4}\s\d\d:\d\d/,
    },
  },
  {
    account: 'email-pending',
    notice: { ru: /Новая почта ждёт кода/, uz: /Pochta kod kutmoqda/ },
    screen: { ru: /Осталось 4 попытки/, uz: /4 ta urinish qoldi/ },
  },
  {
    account: 'email-new-client',
    notice: { ru: /Эту почту указали новой/, uz: /Bu pochta yangi deb berilgan/ },
    screen: {
      ru: /Кабинет p…@example\.test \(адрес скрыт\) хотят перенести сюда/,
      uz: /p…@example\.test \(manzil yashirilgan\)/,
    },
  },
  {
    account: 'email-new-client',
    state: 'whose request is confirmed',
    client: { is_client_email_confirmed: true },
    notice: { ru: /Смена почты ждёт одобрения/, uz: /Pochta arizasi kutmoqda/ },
    screen: {
      ru: /Данные пока под почтой p…@example\.test|Данные пока под почтой polina\.zaytseva@example\.test/,
      uz: /Ariza maʼqullangach, ular bu yerga oʻzi koʻchadi/,
    },
  },
  {
    account: 'email-old-client',
    notice: { ru: /Это твоя прежняя почта/, uz: /Bu oldingi pochtangiz/ },
    screen: {
      ru: /Данные под почтой b…@example\.test \(адрес скрыт\)/,
      uz: /b…@example\.test \(manzil yashirilgan\)/,
    },
  },
  {
    account: 'email-mismatch',
    notice: { ru: /Новые почты не совпадают/, uz: /Yangi pochtalar mos emas/ },
    screen: {
      ru: /У тебя указана ksenia\.belova@example\.test, а у менеджера — belova\.ks@example\.test/,
      uz: /ksenia\.belova@example\.test.*belova\.ks@example\.test/,
    },
  },
  {
    account: 'email-blocked',
    notice: null,
    screen: null,
    dialog: { ru: 'Менеджер сменил твою почту', uz: 'Menejer pochtangizni almashtirdi' },
  },
  {
    account: 'email-replaced',
    notice: null,
    screen: null,
    dialog: { ru: 'Почта изменена', uz: 'Pochta almashtirildi' },
  },
  {
    account: 'email-none',
    state: 'whose approved new address signs in for itself',
    client: {
      contact_email: null,
      change_client_email: NEW_EMAIL,
      change_b24_email: NEW_EMAIL,
      is_client_email_confirmed: true,
    },
    notice: { ru: /Почта изменена/, uz: /Pochta almashtirildi/ },
    screen: {
      ru: /Смену на alisher\.new@example\.test одобрили/,
      uz: /alisher\.new@example\.test pochtasiga almashtirish maʼqullandi/,
    },
  },
  {
    account: 'email-none',
    state: 'whose contact still has the previous address',
    client: { contact_email: PREVIOUS_EMAIL, old_emails: [PREVIOUS_EMAIL] },
    notice: { ru: /В программе прежняя почта/, uz: /Dasturda oldingi pochta/ },
    screen: {
      ru: /У неё записана alisher\.previous@example\.test.*Поддержка обновит/,
      uz: /alisher\.previous@example\.test yozilgan.*pochtani yangilaydi/,
    },
  },
  {
    account: 'email-none',
    state: 'whose contact has an unknown address',
    client: { contact_email: PREVIOUS_EMAIL, old_emails: [] },
    notice: { ru: /В программе другая почта/, uz: /Dasturda boshqa pochta/ },
    screen: {
      ru: /У неё записана alisher\.previous@example\.test.*Выйди и войди с ней/,
      uz: /alisher\.previous@example\.test yozilgan.*Chiqing/,
    },
  },
  {
    account: 'email-none',
    state: 'whose address a manager has entered as the new one',
    client: { record_email: PREVIOUS_EMAIL, change_b24_email: 'email-none@example.test' },
    notice: { ru: /Менеджер меняет почту/, uz: /Menejer pochtani almashtiradi/ },
    screen: {
      ru: /Смена не закончена: данные пока под почтой a…@example\.test/,
      uz: /Almashtirish tugamagan: maʼlumotlar hozircha a…@example\.test/,
    },
  },
  {
    account: 'email-replaced',
    state: 'whose replacement is refused',
    fault: { match: 'PUT /service/api/user/replace', status: 409 },
    notice: { ru: /Перенос не получился/, uz: /Koʻchirib boʻlmadi/ },
    screen: { ru: /Перенести данные не получилось/, uz: /koʻchirib boʻlmadi/ },
  },
  {
    account: 'new',
    notice: null,
    screen: { ru: /Сюда придёт письмо с кодом/, uz: /Kodli xat shu manzilga keladi/ },
  },
];

resetAfterEach(...EXPECTATIONS.map(({ account }) => account));

/** In place of the card form, which would make a second card. */
const ELSEWHERE = { ru: 'Карта — под другой почтой', uz: 'Karta boshqa pochta ostida' };

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
/** Everything that may be shown of an e-mail change; exactly one of it is. */
const noticesIn = (language: 'ru' | 'uz') =>
  EXPECTATIONS.flatMap(({ notice }) => (notice ? [notice[language]] : []));

async function speak(page: Page, language: 'ru' | 'uz'): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('SF_LANG', chosen), language);
}

for (const language of ['ru', 'uz'] as const) {
  for (const { account, state, client, fault, notice, screen, dialog: opened } of EXPECTATIONS) {
    const isCurrent = !['email-new-client', 'email-old-client'].includes(account);
    const described = state === undefined ? account : `${account}, ${state},`;
    test(`[R4.14] [R4.15] in ${language}, ${described} sees exactly what its state is about`, async ({
      page,
      server,
      expectNetworkErrors,
    }) => {
      // The service gives 404 for a record that is not created yet, and for a contact that it cannot find.
      if (account === 'new' || client || fault) expectNetworkErrors();
      const email = `${account}@example.test`;
      if (client) await server.sandbox('POST', 'clients', { email, ...client });
      if (fault) await server.faults([{ ...fault, body: REFUSAL }]);
      await speak(page, language);
      await openSignedIn(page, account);
      if (opened) {
        await expect(dialog(page, opened[language])).toBeVisible();
        await expectNoAxeViolations(page);
        expect(await overflowFindings(page)).toEqual([]);
        return;
      }
      if (notice) await expect(main(page).getByText(notice[language])).toBeVisible();
      if (!isCurrent) {
        await expect(main(page).getByText(ELSEWHERE[language])).toBeVisible();
        await expect(main(page).locator('a[href$="/get-card"]')).toHaveCount(0);
      }
      await page.goto('/my/email-change');
      if (screen) await expect(main(page).getByText(screen[language]).first()).toBeVisible();
      await expectNoAxeViolations(page);
      expect(await overflowFindings(page)).toEqual([]);
      await page.goto('/my/rules/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (notice) await expect(main(page).getByText(notice[language])).toBeVisible();
      const others = noticesIn(language).filter((other) => other !== notice?.[language]);
      for (const other of others) await expect(main(page).getByText(other)).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
}

test('[R4.15] the blocked dialog leaves only support and sign-out; no key closes it', async ({
  page,
}) => {
  await openSignedIn(page, 'email-blocked');
  const blocked = dialog(page, 'Менеджер сменил твою почту');
  await expect(blocked).toContainText('farruh.hasanov@example.test');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(blocked).toBeVisible();
  await page.goto('/my/orders');
  await expect(blocked).toBeVisible();
  await blocked.getByRole('link', { name: 'Написать в поддержку' }).click();
  await expect(page).toHaveURL(/\/my\/support/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(main(page).getByText('Менеджер сменил почту')).toBeVisible();
  await page.goBack();
  await expect(blocked).toBeVisible();
  await blocked.getByRole('button', { name: 'Выйти' }).click();
  await expect(page.locator('input[autocomplete~=username]')).toBeVisible();
});
