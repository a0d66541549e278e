import { expect, type Locator, type Page } from '@playwright/test';
import { narrow, wide } from '../support/browser/browser.ts';
import { untilInstalled } from '../support/browser/installed-app.ts';
import { chooseRadio, pressOn, typeInto } from '../support/browser/keyboard.ts';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations, overflowFindings } from '../support/looks/accessibility.ts';
import { codesSentTo, newestCode } from '../support/members/phone-code.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const code = (page: Page) => field(page, 'Код');
const submit = (page: Page) => page.getByRole('button', { name: 'Получить код' });

/** Labels of the form in one language. */
const RU = {
  switch: 'Ru – Русский',
  patronymic: 'Отчество',
  female: 'Женский',
  birthDate: 'Дата рождения',
  phone: 'Телефон',
  policy: /политику конфиденциальности/,
  terms: /правила программы/,
  requestCode: 'Получить код',
  problems: 'Проверь, что заполнено:',
  code: 'Код',
  codeTitle: 'Код из сообщения',
  ready: 'Карта готова!',
  bonus: /^\+250\s+токенов/,
};
const UZ: typeof RU = {
  switch: 'Uz – Oʻzbekcha',
  patronymic: 'Otasining ismi',
  female: 'Ayol',
  birthDate: 'Tugʻilgan sana',
  phone: 'Telefon',
  policy: /Maxfiylik siyosati/,
  terms: /Dastur qoidalari/,
  requestCode: 'Kod olish',
  problems: 'Toʻldirilganini tekshiring:',
  code: 'Kod',
  codeTitle: 'Xabardagi kod',
  ready: 'Karta tayyor!',
  bonus: /^\+250\s+token/,
};

/** Fills in the missing data of the account «new», with the keyboard only. */
async function fillByKeyboard(page: Page, phone: string, texts = RU): Promise<void> {
  await typeInto(page, field(page, texts.patronymic), 'Рустамовна');
  await chooseRadio(page, page.getByRole('radio', { name: texts.female }));
  await typeInto(page, field(page, texts.birthDate), '06052003');
  await typeInto(page, field(page, texts.phone), phone);
  await pressOn(page, page.getByRole('checkbox', { name: texts.policy }), 'Space');
  await pressOn(page, page.getByRole('checkbox', { name: texts.terms }), 'Space');
}

/** The drawn box lies over the native one; a press on it reaches the label. */
const tick = (box: Locator) => box.check({ force: true });

async function fill(page: Page, phone: string): Promise<void> {
  await field(page, 'Отчество').fill('Рустамовна');
  await page.getByRole('radio', { name: 'Женский' }).check();
  await field(page, 'Дата рождения').fill('06.05.2003');
  await field(page, 'Телефон').fill(phone);
  await tick(page.getByRole('checkbox', { name: /политику конфиденциальности/ }));
  await tick(page.getByRole('checkbox', { name: /правила программы/ }));
}

async function openForm(page: Page, account = 'new'): Promise<void> {
  await openSignedIn(page, account);
  await page.goto('/my/get-card');
  await expect(submit(page).or(page.getByRole('button', { name: 'Оформить карту' }))).toBeVisible();
}

/** Five codes that differ from each other and from the right one. */
const wrongCodes = (right: string): readonly string[] =>
  [1, 2, 3, 4, 5].map((step) => String(100_000 + ((Number(right) - 100_000 + step) % 900_000)));

/** The surname of the draft on the device. */
const keptSurname = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const resultOf = (request: IDBRequest): Promise<unknown> =>
      new Promise((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const [{ name = '' } = {}] = (await indexedDB.databases()).filter((one) =>
      one.name?.startsWith('area-'),
    );
    const db = (await resultOf(indexedDB.open(name))) as IDBDatabase;
    const row = await resultOf(
      db.transaction('formDrafts').objectStore('formDrafts').get('get-card'),
    );
    db.close();
    return (row as { values?: { surname?: string } } | undefined)?.values?.surname;
  });

async function enter(page: Page, typed: string): Promise<void> {
  await code(page).fill('');
  await code(page).pressSequentially(typed);
}

resetAfterEach('new', 'applicant');

for (const [language, width, texts, phone, options] of [
  ['ru', '320 px', RU, '+79160000101', narrow],
  ['uz', '1440 px', UZ, '+79160000102', wide],
  ['uz', '320 px', UZ, '+79160000103', narrow],
] as const) {
  test(
    `[R2.28] [R1.3] [R10.1] in ${language} at ${width}, from the first sign-in by keyboard only to the card and the welcome bonus`,
    language === 'ru' ? { tag: '@journey' } : {},
    async ({ openApp, profileDir, server, expectNetworkErrors }) => {
      // The service has no record of a new member: 404.
      expectNetworkErrors();
      test.slow();
      const { page } = await openApp(profileDir, options);
      await openSignedIn(page, 'new');
      await page.getByRole('button', { name: texts.switch, exact: true }).first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.goto('/my/no-card');
      await expect(
        heading(page, language === 'ru' ? 'Что даёт карта' : 'Karta nima beradi'),
      ).toBeVisible();
      await expectNoAxeViolations(page);
      await pressOn(page, page.locator('main a[href$="/get-card"]'));

      const button = page.getByRole('button', { name: texts.requestCode });
      await pressOn(page, button);
      const summary = page.getByRole('group', { name: texts.problems });
      await expect(summary).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(field(page, texts.patronymic)).toBeFocused();
      await fillByKeyboard(page, phone.slice(2), texts);
      await expectNoAxeViolations(page);
      expect(await overflowFindings(page)).toEqual([]);
      await pressOn(page, button);

      await expect(heading(page, texts.codeTitle)).toBeFocused();
      await expectNoAxeViolations(page);
      await typeInto(page, field(page, texts.code), await newestCode(server, phone));
      await expect(heading(page, texts.ready)).toBeVisible();
      await expect(heading(page, texts.ready)).toBeFocused();
      await expect(page.getByText(texts.bonus)).toBeVisible();
      await expectNoAxeViolations(page);
      await pressOn(page, page.locator('main a[href$="/catalog"]'));
      await expect(page).toHaveURL(/\/my\/catalog\/products/);
      await page.goto('/my/get-card');
      await expect(page).toHaveURL(/\/my\/$/);
    },
  );
}

test('[R4.3] a phone that is verified already needs no code; another one shows the mismatch and goes on by its code', async ({
  page,
  server,
}) => {
  await openSignedIn(page, 'applicant');
  // The screen that the member wants; it opens once there is a card.
  await page.goto('/my/rating');
  await expect(page.getByText('Чтобы открыть «Рейтинг», нужна карта.')).toBeVisible();
  const phone = field(page, 'Телефон');
  await expect(phone).not.toHaveValue('');
  const known = await phone.inputValue();
  await expect(phone).toHaveAccessibleDescription('Номер уже подтверждён: код не понадобится');
  const steps = page.getByRole('list', { name: 'Как это будет' }).getByRole('listitem');
  await expect(steps).toHaveText([/Форма/u, /Карта/u]);
  await phone.fill('+79160000103');
  const mismatch = page
    .getByRole('status')
    .filter({ hasText: 'Телефон не совпадает с сохранённым' });
  await expect(mismatch).toBeVisible();
  await expect(steps).toHaveText([/Форма/u, /Код из сообщения/u, /Карта/u]);
  await expect(mismatch.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
  await phone.fill(known);
  await expect(mismatch).toHaveCount(0);
  await field(page, 'Отчество').fill('Рустамовна');
  await page.getByRole('radio', { name: 'Женский' }).check();
  await field(page, 'Дата рождения').fill('06.05.2003');
  await tick(page.getByRole('checkbox', { name: /политику/ }));
  await tick(page.getByRole('checkbox', { name: /правила программы/ }));
  await page.getByRole('button', { name: 'Оформить карту' }).click();
  await expect(heading(page, 'Карта готова!')).toBeVisible();
  expect(await codesSentTo(server, '+79160000103')).toEqual([]);
  await page.reload();
  await page.getByRole('link', { name: 'Открыть «Рейтинг»' }).click();
  await expect(page).toHaveURL(/\/my\/rating$/u);
  await expect(heading(page, 'Рейтинг')).toBeVisible();
});

test('[R9.10] without a network the form says that it is kept, survives a reload, and requests one code when the network is back', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  test.slow();
  await openForm(page);
  await untilInstalled(page);
  await fill(page, '+79160000104');
  await page.context().setOffline(true);
  await submit(page).click();
  // The form says before the press, too, that it is kept; this text is about the code.
  const promise = page.getByText('этот экран сам запросит код');
  await expect(promise).toBeVisible();
  await page.reload();
  await expect(field(page, 'Отчество')).toHaveValue('Рустамовна');
  await expect(promise).toBeVisible();
  await page.context().setOffline(false);
  await expect(heading(page, 'Код из сообщения')).toBeVisible();
  await newestCode(server, '+79160000104');
});

test('[R2.28] [R4.16] wrong codes count down to the end, and then only the wait is left', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openForm(page);
  await fill(page, '+79160000105');
  await submit(page).click();
  await expect(page.getByText(/Новый код можно запросить через \d:\d\d/)).toBeVisible();
  const [last = '', ...wrong] = wrongCodes(await newestCode(server, '+79160000105'));
  const texts = ['Осталось 4 попытки', 'Осталось 3 попытки', 'Осталось 2 попытки'];
  for (const [index, left] of [...texts, 'Осталась 1 попытка'].entries()) {
    await enter(page, wrong[index] ?? '');
    await expect(code(page)).toHaveAccessibleDescription(new RegExp(left));
  }
  await enter(page, last);
  await expect(code(page)).toHaveAccessibleDescription(/Попытки закончились/);
  await expect(code(page)).toHaveAttribute('readonly');
  await expectNoAxeViolations(page);
});

/** Watches the screen's title; the returned function says whether it was this one at any time since. */
async function watchTitle(page: Page, title: string): Promise<() => Promise<boolean>> {
  const seen = await page.evaluateHandle((wanted) => {
    const state = { isSeen: false };
    const look = () => {
      state.isSeen ||= document.querySelector('h1')?.textContent === wanted;
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    look();
    return state;
  }, title);
  return () => seen.evaluate(({ isSeen }) => isSeen);
}

test('[R2.28] [R9.10] a reload between the steps loses nothing but the code, and a lost response is called unconfirmed and settles', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  test.slow();
  await openForm(page);
  await fill(page, '+79160000106');
  await field(page, 'Фамилия').fill('Собирова-Каримова');
  // The draft is written after a pause in typing.
  await expect.poll(() => keptSurname(page)).toBe('Собирова-Каримова');
  await page.reload();
  await expect(field(page, 'Фамилия')).toHaveValue('Собирова-Каримова');
  await expect(field(page, 'Дата рождения')).toHaveValue('06.05.2003');
  await submit(page).click();
  await expect(heading(page, 'Код из сообщения')).toBeVisible();
  const sent = await newestCode(server, '+79160000106');
  await page.reload();
  await expect(code(page)).toHaveValue('');
  await page.getByRole('link', { name: 'Изменить номер' }).click();
  await expect(page.getByText(/Код уже отправлен на/)).toBeVisible();
  await submit(page).click();
  await expect(heading(page, 'Код из сообщения')).toBeVisible();
  expect(await codesSentTo(server, '+79160000106')).toHaveLength(1);

  await server.faults([{ match: 'POST /service/api/bitrixLinkCard', drop: 'after' }]);
  // The next round of the sync may find the card before the test looks.
  const seesUnconfirmed = await watchTitle(page, 'Ответ ещё не пришёл');
  await enter(page, sent);
  await expect.poll(seesUnconfirmed).toBe(true);
  await server.clearFaults();
  await page.reload();
  await expect(heading(page, 'Карта готова!')).toBeVisible();
  await expect(page.getByText(/^\+250/)).toBeVisible();
});

test('[R2.28] without a form in progress the code’s screen leads back to the form', async ({
  page,
}) => {
  await openSignedIn(page, 'applicant');
  await page.goto('/my/verify-phone');
  await expect(page).toHaveURL(/\/my\/get-card$/);
});
