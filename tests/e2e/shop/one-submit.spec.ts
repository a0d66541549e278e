import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { TestServer } from '#tests/support/service/server.ts';
import { test } from '../support/fixtures.ts';
import { fillInvitation, landerRequests, newFriend } from '../support/members/friends.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

resetAfterEach('student', 'email-none');

interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The requests of a route that have arrived since a moment. */
async function arrivals(server: TestServer, since: string, route: RegExp) {
  const path = `requests?since=${encodeURIComponent(since)}`;
  const requests = (await server.sandbox('GET', path)) as readonly SeenRequest[];
  return requests.filter((request) => route.test(`${request.method} ${request.path}`));
}

/** What makes two requests the same write: the lead's key, or the request id. */
const keyOf = ({ headers, body }: SeenRequest): string =>
  /SF[0-9a-z]{12,}/.exec(JSON.stringify(body))?.[0] ?? headers['x-request-id'] ?? '';

/** Submits the form several times in one moment, as a stuck key or a stubborn thumb does. */
const submit = (page: Page, times: number) =>
  page
    .locator('form')
    .last()
    .evaluate((form, count) => {
      for (let time = 0; time < count; time += 1) (form as HTMLFormElement).requestSubmit();
    }, times);

const FRIEND = newFriend();
/** A house that no test before has stored. */
let house = '';
test.beforeEach(() => {
  house = `Псков, ${randomInt(1_000_000)}`;
});

interface Form {
  readonly name: string;
  readonly account: string;
  readonly address: string;
  readonly fill: (page: Page) => Promise<void>;
  /** Makes other values of the filled form. */
  readonly change?: (page: Page) => Promise<void>;
  /** What one submit sends. */
  readonly route: RegExp;
  /** What the member sees afterwards. */
  readonly done: (page: Page) => Promise<void>;
}

const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const seen = (page: Page, words: RegExp) => expect(page.getByText(words).first()).toBeVisible();

const FORMS: readonly Form[] = [
  {
    name: 'the invitation',
    account: 'student',
    address: '/my/invite',
    fill: (page) => fillInvitation(page, FRIEND),
    route: /POST \/lander\//,
    done: (page) => expect(page.getByRole('link', { name: 'К приглашениям' })).toBeVisible(),
  },
  {
    name: 'the ticket',
    account: 'student',
    address: '/my/support',
    fill: async (page) => {
      await page.getByRole('radio', { name: 'Карта', exact: true }).check();
      await text(page, 'Коротко о вопросе').fill('Вопрос');
      await page.getByRole('textbox', { name: 'Что случилось' }).fill('Один и тот же вопрос.');
    },
    route: /POST .*technicalSupport/,
    done: (page) => seen(page, /Обращение отправлено|Отправлено/),
  },
  {
    name: 'the address',
    account: 'student',
    address: '/my/addresses',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Добавить адрес' }).click();
      await page.getByRole('dialog').getByRole('combobox', { name: 'Адрес' }).fill(house);
    },
    change: (page) =>
      page.getByRole('dialog').getByRole('combobox', { name: 'Адрес' }).fill(`${house}, 2`),
    route: /POST .*deliveryNotes/,
    done: async (page) => {
      // It goes back, which would abort a reload, or says that another tab has stored the address.
      const hasNot = page.locator('[aria-invalid=true]');
      await expect(page.getByRole('dialog').filter({ hasNot })).toHaveCount(0);
      await seen(page, new RegExp(house, 'u'));
    },
  },
  {
    name: 'the personal data',
    account: 'student',
    address: '/my/personal-data',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Изменить', exact: true }).click();
      await text(page, 'Имя').fill('Дмитрий');
    },
    change: (page) => text(page, 'Фамилия').fill('Другая'),
    route: /POST .*user\/update/,
    done: (page) => seen(page, /Дмитрий/),
  },
  {
    name: 'the code of a phone',
    account: 'student',
    address: '/my/personal-data',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Изменить номер' }).click();
      await text(page, 'Новый номер').fill('+79160000301');
    },
    route: /POST .*phoneVerification/,
    done: (page) => expect(page.getByRole('textbox', { name: /Код/ })).toBeVisible(),
  },
  {
    name: 'the new e-mail address',
    account: 'email-none',
    address: '/my/email-change',
    fill: (page) => text(page, 'Новая почта').fill('once@example.test'),
    route: /PUT .*emailConfirmation/,
    done: (page) => expect(page.getByRole('heading', { name: 'Код из письма' })).toBeVisible(),
  },
];

for (const { name, account, address, fill, route, done } of FORMS) {
  test(`[R7.31] [R9.10] ten submits of ${name} are one`, async ({ page, server }) => {
    const since = new Date().toISOString();
    await openSignedIn(page, account);
    await page.goto(address);
    await fill(page);
    await submit(page, 10);
    await done(page);
    await expect.poll(() => arrivals(server, since, route)).not.toEqual([]);
    // What waited to be sent leaves with the next start.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await arrivals(server, since, route)).toHaveLength(1);
  });

  test(`[R7.31] [R9.10] two tabs that submit ${name} at once write it once`, async ({
    page,
    context,
    server,
  }) => {
    const since = new Date().toISOString();
    await openSignedIn(page, account);
    await page.goto(address);
    await fill(page);
    const other = await context.newPage();
    await other.goto(address);
    await fill(other);
    await Promise.all([submit(page, 2), submit(other, 2)]);
    await done(page);
    await expect.poll(() => arrivals(server, since, route)).not.toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const keys = (await arrivals(server, since, route)).map(keyOf);
    expect(new Set(keys).size).toBe(1);
  });
}

test('[R7.31] [R2.24] another friend in a tab that had the form open is another invitation, and so is the next', async ({
  page,
  context,
  server,
}) => {
  const since = new Date().toISOString();
  await openSignedIn(page, 'student');
  await page.goto('/my/invite');
  const other = await context.newPage();
  await other.goto('/my/invite');
  await expect(text(other, 'Фамилия')).toBeVisible();
  const friends = [newFriend(), newFriend(), newFriend()] as const;
  for (const [index, tab] of [page, other, other].entries()) {
    const friend = friends[index] ?? FRIEND;
    if (index === 2) await tab.goto('/my/invite');
    await fillInvitation(tab, friend);
    await submit(tab, 1);
    // A tab that is left while it sends repeats its request under the same key.
    await seen(tab, new RegExp(`получила заявку.*${friend.last}`, 'u'));
  }
  const keys = (await arrivals(server, since, /POST \/lander\//)).map(keyOf);
  expect(new Set(keys).size).toBe(3);
  for (const friend of friends) expect(await landerRequests(server, friend)).toBe(1);
});

for (const name of ['the address', 'the personal data']) {
  test(`[R7.31] [R9.10] other values of ${name} in a tab that had the form open are another submit`, async ({
    page,
    context,
    server,
  }) => {
    const form = FORMS.find((one) => one.name === name);
    if (!form) throw new Error(`There is no form of ${name}.`);
    const since = new Date().toISOString();
    await openSignedIn(page, form.account);
    await page.goto(form.address);
    const other = await context.newPage();
    await other.goto(form.address);
    await form.fill(other);
    await form.fill(page);
    await submit(page, 1);
    await form.done(page);
    await form.change?.(other);
    await submit(other, 1);
    await form.done(other);
    await expect
      .poll(async () => {
        const keys = (await arrivals(server, since, form.route)).map(keyOf);
        return new Set(keys).size;
      })
      .toBe(2);
  });
}
