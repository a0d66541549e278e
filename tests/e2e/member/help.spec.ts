import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { desktop, narrow, wide } from '../support/browser/browser.ts';
import { untilInstalled } from '../support/browser/installed-app.ts';
import { chooseRadio, pressOn, typeInto } from '../support/browser/keyboard.ts';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations, overflowFindings } from '../support/looks/accessibility.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

type Server = Parameters<Parameters<typeof test.beforeEach>[1]>[0]['server'];

const TICKETS = '/service/api/technicalSupport';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const requests = v.array(v.object({ method: v.string(), path: v.string(), status: v.number() }));

interface Texts {
  readonly nothing: string;
  readonly contact: string;
  readonly topic: string;
  readonly subject: string;
  readonly text: string;
  readonly file: RegExp;
  readonly send: string;
  readonly sent: string;
  readonly own: string;
  readonly fresh: string;
  readonly replied: string;
  readonly refresh: string;
}

const TEXTS: Readonly<Record<'ru' | 'uz', Texts>> = {
  ru: {
    nothing: 'Такого ответа здесь пока нет',
    contact: 'Спросить поддержку',
    topic: 'Карта',
    subject: 'Коротко о вопросе',
    text: 'Что случилось',
    file: /Прикрепить картинку/,
    send: 'Отправить',
    sent: 'Обращение отправлено',
    own: 'Твои обращения',
    fresh: 'Принято',
    replied: 'Есть ответ',
    refresh: 'Обновить',
  },
  uz: {
    nothing: 'Bunday javob hozircha yoʻq',
    contact: 'Yordam xizmatidan soʻrash',
    topic: 'Karta',
    subject: 'Savol qisqacha',
    text: 'Nima boʻldi',
    file: /Rasm biriktirish/,
    send: 'Yuborish',
    sent: 'Murojaat yuborildi',
    own: 'Murojaatlaringiz',
    fresh: 'Qabul qilindi',
    replied: 'Javob bor',
    refresh: 'Yangilash',
  },
};

resetAfterEach('student', 'card-blocked');

/** Writes a ticket about the card and presses «send». */
async function writeTicket(page: Page, texts: Texts, topic: string): Promise<void> {
  await page.getByRole('radio', { name: texts.topic, exact: true }).check();
  await page.getByRole('textbox', { name: texts.subject }).fill(topic);
  await page.getByRole('textbox', { name: texts.text }).fill('На экране третий день одно и то же.');
  await page.getByRole('button', { name: texts.send, exact: true }).click();
}

/** How many tickets the service has taken since a time, by its log of requests. */
async function takenTickets(server: Server, since: Date): Promise<number> {
  const log = v.parse(
    requests,
    await server.sandbox('GET', `requests?since=${since.toISOString()}`),
  );
  return log.filter(
    ({ method, path, status }) => method === 'POST' && path === TICKETS && status === 201,
  ).length;
}

for (const [language, width, texts, options] of [
  ['ru', '320 px', TEXTS.ru, narrow],
  ['uz', '1440 px', TEXTS.uz, wide],
] as const) {
  test(
    `[R2.27] [R1.8] [R10.1] by keyboard only, at ${width} in ${language}, a member who finds no answer writes to the support with an image, sees the ticket and then its answer`,
    language === 'ru' ? { tag: '@journey' } : {},
    async ({ openApp, profileDir, server }) => {
      const { page } = await openApp(profileDir, options);
      await openSignedIn(page, 'student');
      await page.evaluate((code) => localStorage.setItem('SF_LANG', code), language);
      await page.goto('/my/faq');
      await typeInto(page, page.getByRole('searchbox'), 'гиппопотам');
      await expect(page.getByRole('heading', { name: texts.nothing })).toBeVisible();
      await expectNoAxeViolations(page);
      await pressOn(page, page.getByRole('link', { name: texts.contact }));
      await expect(page).toHaveURL('/my/support');
      await chooseRadio(page, page.getByRole('radio', { name: texts.topic, exact: true }));
      await typeInto(page, page.getByRole('textbox', { name: texts.subject }), 'Карта не читается');
      await typeInto(page, page.getByRole('textbox', { name: texts.text }), 'Третий день.');
      const chooser = page.waitForEvent('filechooser');
      await pressOn(page, page.getByLabel(texts.file));
      await (await chooser).setFiles({ name: 'screen.png', mimeType: 'image/png', buffer: PNG });
      await expect(page.getByRole('img', { name: /screen\.png$/ })).toBeVisible();
      await expectNoAxeViolations(page);
      await pressOn(page, page.getByRole('button', { name: texts.send, exact: true }));
      await expect(page.getByText(texts.sent)).toBeVisible();

      const card = page
        .getByRole('region', { name: texts.own })
        .getByRole('article')
        .filter({ hasText: 'Карта не читается' });
      await expect(card).toContainText(texts.fresh);
      const number = /№\s(\d+)/.exec((await card.textContent()) ?? '')?.[1];
      await server.staff.act(`tickets/${number}/answer`, {
        answer: 'Карту заменим в окне 2.',
      });
      await pressOn(page, page.getByRole('button', { name: texts.refresh }));
      await expect(card).toContainText(texts.replied);
      await expect(card).toContainText('Карту заменим в окне 2.');
      await expectNoAxeViolations(page);
      expect(await overflowFindings(page)).toEqual([]);
    },
  );
}

test('[R9.10] a ticket that was written offline is sent exactly once after the network returns', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openSignedIn(page, 'student');
  await page.goto('/my/support');
  await expect(page.getByRole('region', { name: TEXTS.ru.own })).toBeVisible();
  const start = new Date();
  await page.context().setOffline(true);
  await writeTicket(page, TEXTS.ru, 'Написано без сети');
  await expect(page.getByText('Обращение сохранено')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(TEXTS.ru.sent)).toBeVisible();
  const own = page.getByRole('region', { name: TEXTS.ru.own }).getByRole('article');
  await expect(own.filter({ hasText: 'Написано без сети' })).toHaveCount(1);
  expect(await takenTickets(server, start)).toBe(1);
});

test('[R9.10] a ticket that was written offline survives the end of the browser and is then sent exactly once', async ({
  openApp,
  profileDir,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  const first = await openApp(profileDir);
  await openSignedIn(first.page, 'student');
  await first.page.goto('/my/support');
  await expect(first.page.getByRole('region', { name: TEXTS.ru.own })).toBeVisible();
  await untilInstalled(first.page);
  const start = new Date();
  await first.context.setOffline(true);
  await writeTicket(first.page, TEXTS.ru, 'Написано до перезапуска');
  await expect(first.page.getByText('Обращение сохранено')).toBeVisible();
  await first.context.close();

  const { page } = await openApp(profileDir);
  await page.goto('/my/support');
  const own = page.getByRole('region', { name: TEXTS.ru.own }).getByRole('article');
  await expect(own.filter({ hasText: 'Написано до перезапуска' })).toHaveCount(1);
  await expect(page.getByText(/^Ответ ещё не пришёл/)).toHaveCount(0);
  expect(await takenTickets(server, start)).toBe(1);
});

test('[R2.27] a topic that got an open ticket on another device shows that ticket instead of a second one', async ({
  page,
  openApp,
  emptyProfileDir,
  expectNetworkErrors,
}) => {
  // The service refuses the second ticket with 409.
  expectNetworkErrors();
  await openSignedIn(page, 'student');
  await page.goto('/my/support');
  await expect(
    page.getByRole('region', { name: TEXTS.ru.own }).getByRole('article').first(),
  ).toBeVisible();
  const other = await openApp(emptyProfileDir);
  await openSignedIn(other.page, 'student');
  await other.page.goto('/my/support');
  await writeTicket(other.page, TEXTS.ru, 'С другого телефона');
  await expect(other.page.getByText(TEXTS.ru.sent)).toBeVisible();

  await writeTicket(page, TEXTS.ru, 'Ещё раз о карте');
  await expect(page.getByText(/Текст сохранён: отправь, когда ответят/)).toBeVisible();
  const own = page.getByRole('region', { name: TEXTS.ru.own }).getByRole('article');
  await expect(own.filter({ hasText: 'С другого телефона' })).toHaveCount(1);
  await page.getByRole('radio', { name: TEXTS.ru.topic, exact: true }).check();
  await expect(
    page.getByText('По этой теме уже есть открытое обращение', { exact: true }),
  ).toBeVisible();
});

test('[R2.40] [R2.27] a member with a blocked card reaches support, questions and rules, and can write', async ({
  page,
}) => {
  await openSignedIn(page, 'card-blocked');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Карта временно заблокирована');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Вопросы и ответы' }).click();
  await expect(page).toHaveURL('/my/faq#card-blocked');
  await expect(page.getByText(/^Нет, но оно заморожено/)).toBeVisible();
  await page.goBack();
  await main.getByRole('link', { name: 'Правила' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Правила' })).toBeVisible();
  await page.goBack();
  await main.getByRole('link', { name: 'Написать в поддержку' }).click();
  await expect(page.getByRole('radio', { name: 'Карта', exact: true })).toBeChecked();
  await writeTicket(page, TEXTS.ru, 'Почему заблокировали?');
  await expect(page.getByText(TEXTS.ru.sent)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Чат', exact: true })).toHaveCount(0);
});

test('[R2.40] the menu of a member with a blocked card has support, questions and rules', async ({
  openApp,
  profileDir,
}) => {
  const { page } = await openApp(profileDir, desktop);
  await openSignedIn(page, 'card-blocked');
  const menu = page.getByRole('navigation', { name: 'Разделы' });
  for (const name of ['Правила', 'Вопросы', 'Поддержка']) {
    await expect(menu.getByRole('link', { name })).toBeVisible();
  }
});

test('[R2.27] [R9.2] questions, rules and stored tickets open while the server is stopped', async ({
  openApp,
  profileDir,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  const { page } = await openApp(profileDir);
  await openSignedIn(page, 'student');
  await page.goto('/my/support');
  await expect(page.getByText('Можно ли обменять размер?')).toBeVisible();
  await untilInstalled(page);
  await server.kill();
  await page.goto('/my/support');
  await expect(page.getByText('Можно ли обменять размер?')).toBeVisible();
  await page.goto('/my/rules/#levels');
  await expect(page.getByRole('heading', { level: 2, name: /Уровни дружбы/ })).toBeFocused();
  await page.goto('/my/faq#app-offline');
  await expect(page.getByText(/^Карта, коды заказов, баланс/)).toBeVisible();
});
