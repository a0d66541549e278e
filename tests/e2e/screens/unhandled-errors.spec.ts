import { expect, type Page, type Request } from '@playwright/test';
import { errorTexts as ru } from '#src/i18n/ru/app/error-texts.ts';
import { errorTexts as uz } from '#src/i18n/uz/app/error-texts.ts';
import { test } from '../support/fixtures.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

const PERSONAL = 'Сбой у student@example.test, +7 916 123-45-67';
const texts = { ru, uz };

const rejectPromise = (message: string): void => void Promise.reject(new Error(message));
const toasts = (page: Page) => page.locator('section[aria-live] > *');

/** Collects the error reports that a page sends. */
function reportsOf(page: Page): readonly Request[] {
  const reports: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/errors') reports.push(request);
  });
  return reports;
}

for (const language of ['ru', 'uz'] as const) {
  test(`[R8.2] [R4.6] [R10.5] in ${language} an error in a handler and a rejected promise on the profile each open one dialog and are reported without personal data`, async ({
    page,
    problems,
  }) => {
    problems.allow(/Illegal invocation|Сбой у student/);
    const reports = reportsOf(page);
    await page.addInitScript((code) => {
      localStorage.setItem('SF_LANG', code);
      // The referral link selects its text when it gets the focus; this method fails on an input field.
      const failing = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'close');
      Object.defineProperty(HTMLInputElement.prototype, 'select', failing ?? {});
    }, language);
    await openSignedIn(page, 'student');
    await page.locator('main input[readonly]').first().focus();
    const dialog = page.getByRole('dialog', { name: texts[language].failureTitle });
    const fine = dialog.getByRole('button', { name: texts[language].failureButton });
    await expect(dialog).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => reports.length).toBe(1);
    await fine.click();
    await expect(dialog).toHaveCount(0);

    await page.evaluate(rejectPromise, PERSONAL);
    await expect(dialog).toHaveCount(1);
    await expect(page.getByText('Сбой у student')).toHaveCount(0);
    await expect.poll(() => reports.length).toBe(2);
    for (const request of reports) {
      expect(request.postDataJSON()).toMatchObject({ email: 'student@example.test' });
      expect(await request.headerValue('authorization')).toBeNull();
      expect((await request.response())?.status()).toBe(204);
    }
    expect(reports[0]?.postData()).toContain('Illegal invocation');
    expect(reports[0]?.postData()).toMatch(/"stack":"[\w.-]+-[\w-]{7}\.js:\d+:\d+/);
    expect(reports[1]?.postData()).toMatch(/"message":"[^"]*Сбой у (?![^"]*(?:student|123))/);
  });
}

test('[R4.6] an error outside rendering leads from a screen to the profile, and Back to the screen; typed text and the scanner stay, with a toast', async ({
  page,
  problems,
}) => {
  problems.allow(/failure/);
  await openSignedIn(page, 'student');
  const dialog = page.getByRole('dialog', { name: ru.failureTitle });
  const toast = toasts(page).filter({ hasText: ru.later });
  await expect(page.getByText('12 480').first()).toBeVisible();
  const open = (address: string) =>
    page.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  const title = page.getByRole('heading', { level: 1 });
  await open('/my/rating');
  await expect(title).toHaveText('Рейтинг');
  await page.evaluate(rejectPromise, 'failure of the rating');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/my/');
  await dialog.getByRole('button', { name: ru.failureButton }).click();
  await page.goBack();
  await expect(title).toHaveText('Рейтинг');

  await open('/my/invite');
  const field = page.getByRole('textbox', { name: 'Имя' });
  await field.fill('Мария');
  await page.evaluate(rejectPromise, 'failure of the form');
  await expect(toast).toHaveCount(1);
  await expect(page).toHaveURL('/my/invite');
  await expect(field).toHaveValue('Мария');
  await toast.getByRole('button').click();

  await open('/my/scan?orders=12');
  await expect(page.getByRole('link', { name: '№ 12' })).toBeVisible();
  await page.evaluate(rejectPromise, 'failure of the scanner');
  await expect(toast).toHaveCount(1);
  await expect(page).toHaveURL('/my/scan?orders=12');
  await expect(dialog).toHaveCount(0);
});

test('[R8.2] an error of a foreign script and an aborted request are neither shown nor reported', async ({
  page,
  problems,
}) => {
  // The browser gives an aborted request no text.
  problems.allow(/own failure|^page error: $/);
  const reports = reportsOf(page);
  await openSignedIn(page, 'student');
  await expect(page.getByText('12 480').first()).toBeVisible();
  await page.evaluate(() => {
    const error = new Error('foreign failure');
    const filename = 'https://extension.example/content.js';
    dispatchEvent(new ErrorEvent('error', { error, filename, message: error.message }));
    void Promise.reject(new DOMException('left', 'AbortError'));
    // The report of the error after them shows that the app received both.
    void Promise.reject(new Error('own failure'));
  });
  await expect(page.getByRole('dialog', { name: ru.failureTitle })).toHaveCount(1);
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]?.postData()).toContain('own failure');
});
