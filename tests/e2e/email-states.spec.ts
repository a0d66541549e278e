import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations, overflowFindings } from './support/accessibility.ts';
import { test } from './support/fixtures.ts';
import { resetAfterEach } from './support/reset-members.ts';
import { openSignedIn } from './support/sign-in.ts';

/** What a member sees after the first sign-in: above the profile and on the screen of the change. */
interface Expectation {
  readonly account: string;
  /** Text of the notice; null without one. */
  readonly notice: { readonly ru: RegExp; readonly uz: RegExp } | null;
  /** Text on the screen of the change; null where a dialog closes the area. */
  readonly screen: { readonly ru: RegExp; readonly uz: RegExp } | null;
  /** The dialog that opens by itself. */
  readonly dialog?: { readonly ru: string; readonly uz: string };
}

/** The seeded accounts of R4.14 and R4.15. */
const EXPECTATIONS: readonly Expectation[] = [
  {
    account: 'email-confirmed',
    notice: { ru: /подтверждена, заявка ждёт/, uz: /tasdiqlandi, ariza/ },
    screen: { ru: /Номер заявки: № \d+/, uz: /Ariza raqami: № \d+/ },
  },
  {
    account: 'email-none',
    notice: null,
    screen: { ru: /Сюда придёт письмо с кодом/, uz: /Kodli xat shu manzilga keladi/ },
  },
  {
    account: 'email-other-system',
    notice: { ru: /Почту меняет менеджер/, uz: /Pochtani menejer almashtirmoqda/ },
    screen: { ru: /запросили в другой системе/, uz: /boshqa tizimda soʻralgan/ },
  },
  {
    account: 'email-expired',
    notice: { ru: /Время на подтверждение/, uz: /tasdiqlash muddati tugadi/ },
    screen: { ru: /denis\.orlov@example\.test не подтверждена/, uz: /tasdiqlanmadi/ },
  },
  {
    account: 'email-exhausted',
    notice: { ru: /Подтвердить новую почту не удалось/, uz: /Yangi pochtani tasdiqlab boʻlmadi/ },
    screen: {
      ru: /можно сделать после \d\d\.\d\d\.\d{4}\s\d\d:\d\d/,
      uz: /Yangi soʻrov vaqti: \d\d\.\d\d\.\d{4}\s\d\d:\d\d/,
    },
  },
  {
    account: 'email-pending',
    notice: { ru: /ждёт кода из письма/, uz: /xatdagi kodni kutmoqda/ },
    screen: { ru: /Осталось 4 попытки/, uz: /4 ta urinish qoldi/ },
  },
  {
    account: 'email-new-client',
    notice: {
      ru: /под почтой p…@example\.test \(адрес скрыт\)/,
      uz: /p…@example\.test \(manzil yashirilgan\)/,
    },
    screen: { ru: /Осталось 5 попыток/, uz: /5 ta urinish qoldi/ },
  },
  {
    account: 'email-old-client',
    notice: {
      ru: /Данные под почтой b…@example\.test \(адрес скрыт\)/,
      uz: /b…@example\.test \(manzil yashirilgan\)/,
    },
    screen: { ru: /Это твоя прежняя почта/, uz: /Bu sizning oldingi pochtangiz/ },
  },
  {
    account: 'email-mismatch',
    notice: {
      ru: /Ты указал ksenia\.belova@example\.test, а менеджер — belova\.ks@example\.test/,
      uz: /ksenia\.belova@example\.test.*belova\.ks@example\.test/,
    },
    screen: { ru: /Новые почты не совпадают/, uz: /Yangi pochtalar mos kelmadi/ },
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
    account: 'new',
    notice: null,
    screen: { ru: /Сюда придёт письмо с кодом/, uz: /Kodli xat shu manzilga keladi/ },
  },
];

resetAfterEach(...EXPECTATIONS.map(({ account }) => account));

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
/** Everything that may be shown of an e-mail change; exactly one of it is. */
const noticesIn = (language: 'ru' | 'uz') =>
  EXPECTATIONS.flatMap(({ notice }) => (notice ? [notice[language]] : []));

async function speak(page: Page, language: 'ru' | 'uz'): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('SF_LANG', chosen), language);
}

for (const language of ['ru', 'uz'] as const) {
  for (const { account, notice, screen, dialog: opened } of EXPECTATIONS) {
    test(`[R4.14] [R4.15] in ${language}, ${account} sees exactly what its state is about`, async ({
      page,
      expectNetworkErrors,
    }) => {
      // A member whom the service does not know yet gets 404 before the record is created.
      if (account === 'new') expectNetworkErrors();
      await speak(page, language);
      await openSignedIn(page, account);
      if (opened) {
        await expect(dialog(page, opened[language])).toBeVisible();
        await expectNoAxeViolations(page);
        expect(await overflowFindings(page)).toEqual([]);
        return;
      }
      if (notice) await expect(main(page).getByText(notice[language])).toBeVisible();
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
  await expect(main(page).getByText('Менеджер сменил твою почту')).toBeVisible();
  await page.goBack();
  await expect(blocked).toBeVisible();
  await blocked.getByRole('button', { name: 'Выйти' }).click();
  await expect(page.locator('input[autocomplete~=username]')).toBeVisible();
});
