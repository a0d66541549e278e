import { expect, type Page } from '@playwright/test';
import { test as base } from '../support/fixtures.ts';
import { expectNoAxeViolations } from '../support/looks/accessibility.ts';
import { visitOnce } from '../support/members/member-profile.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';

const ADDRESS = 'Тверь, улица Опытная, 7';
const TOPIC = 'Не приходит код';

/** A student who visited once and has no network any more. */
const test = base.extend<{ goOffline: () => Promise<void> }>({
  goOffline: ({ context, page, expectNetworkErrors }, use) =>
    use(async () => {
      expectNetworkErrors();
      await visitOnce({ context, page }, 'student');
      await context.setOffline(true);
    }),
});

const post = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

async function addAddress(page: Page): Promise<void> {
  await page.goto('/my/addresses');
  await page.getByRole('button', { name: 'Добавить адрес' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Адрес' }).fill(ADDRESS);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toHaveCount(0);
}

async function writeTicket(page: Page): Promise<void> {
  await page.goto('/my/support?topic=OTHER');
  await page.getByRole('textbox', { name: 'Коротко о вопросе' }).fill(TOPIC);
  await page.getByRole('textbox', { name: 'Что случилось' }).fill('На новый телефон.');
  await page.getByRole('button', { name: 'Отправить', exact: true }).click();
  await expect(page.getByText('Обращение сохранено')).toBeVisible();
}

resetAfterEach('student');

test('[R9.10] [R9.11] waiting posts are on one screen: a line leads there, each is edited in its own form, and all of them arrive', async ({
  context,
  page,
  goOffline,
}) => {
  await goOffline();
  await addAddress(page);
  await writeTicket(page);
  await page.goto('/my/');
  const line = page.getByText('Ждёт связи: 2');
  await expect(line).toBeVisible();
  await page.getByRole('link', { name: 'Посмотреть' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ждёт отправки');
  await expect(line).toHaveCount(0);
  await expectNoAxeViolations(page);

  await post(page, ADDRESS).getByRole('button', { name: 'Изменить' }).click();
  const address = page.getByRole('dialog').getByRole('combobox', { name: 'Адрес' });
  await expect(address).toHaveValue(ADDRESS);
  await address.fill(`${ADDRESS}, 12`);
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // A reload opens the screen and not the form again.
  await page.reload();
  await expect(page.getByRole('article', { name: `${ADDRESS}, 12` })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/my/waiting');
  await post(page, TOPIC).getByRole('button', { name: 'Изменить' }).click();
  await expect(page.getByRole('textbox', { name: 'Коротко о вопросе' })).toHaveValue(TOPIC);
  await page.getByRole('textbox', { name: 'Что случилось' }).fill('На новый телефон, второй день.');
  await page.getByRole('button', { name: 'Отправить', exact: true }).click();
  await expect(page.getByText('Обращение сохранено')).toBeVisible();

  await page.goto('/my/waiting');
  await expect(page.getByRole('article')).toHaveCount(2);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Ничего не ждёт' })).toBeVisible();
  await page.goto('/my/addresses');
  await expect(page.getByRole('article', { name: `${ADDRESS}, 12` })).toHaveCount(1);
  await page.goto('/my/support');
  await expect(page.getByText(TOPIC)).toHaveCount(1);
});

test('[R9.10] a post that is taken back to its form becomes a draft there, also when the member leaves at once', async ({
  page,
  goOffline,
}) => {
  await goOffline();
  await writeTicket(page);
  await page.goto('/my/personal-data?edit');
  await page.getByRole('textbox', { name: 'Имя' }).fill('Гулноза');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Отправим, как только будет связь')).toBeVisible();

  const topic = page.getByRole('textbox', { name: 'Коротко о вопросе' });
  await page.goto('/my/waiting');
  await post(page, TOPIC).getByRole('button', { name: 'Изменить' }).click();
  await expect(topic).toHaveValue(TOPIC);
  await page.goto('/my/waiting');
  await post(page, 'Изменение личных данных').getByRole('button', { name: 'Изменить' }).click();
  await expect(page.getByRole('textbox', { name: 'Имя' })).toHaveValue('Гулноза');
  await page.goto('/my/waiting');
  await expect(page.getByRole('heading', { name: 'Ничего не ждёт' })).toBeVisible();

  await page.goto('/my/support');
  await expect(topic).toHaveValue(TOPIC);
  await page.goto('/my/personal-data?edit');
  await expect(page.getByRole('textbox', { name: 'Имя' })).toHaveValue('Гулноза');
});

test('[R9.10] a waiting ticket is not edited over the one that is being written, and its notice says so', async ({
  page,
  goOffline,
}) => {
  await goOffline();
  await writeTicket(page);
  await page.getByRole('radio', { name: 'Карта' }).check();
  const topic = page.getByRole('textbox', { name: 'Коротко о вопросе' });
  await topic.fill('Другой вопрос');
  await page.goto('/my/waiting');
  await post(page, TOPIC).getByRole('button', { name: 'Изменить' }).click();
  await expect(topic).toHaveValue('Другой вопрос');
  await expect(post(page, TOPIC)).toContainText('Чтобы изменить это обращение, сначала отправь');
  await page.goto('/my/waiting');
  await expect(post(page, TOPIC)).toBeVisible();
});

test('[R9.10] a post that is being edited is not sent when the network returns, and is sent once when it is saved', async ({
  context,
  page,
  goOffline,
}) => {
  await goOffline();
  await addAddress(page);
  await writeTicket(page);
  await page.goto('/my/waiting');
  await post(page, ADDRESS).getByRole('button', { name: 'Изменить' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Адрес' })).toHaveValue(ADDRESS);

  const sent: { readonly id: string | undefined; readonly body: string }[] = [];
  page.on('request', (request) => {
    const id = request.headers()['x-request-id'];
    const isAddress = request.method() === 'POST' && request.url().includes('/deliveryNotes');
    if (isAddress) sent.push({ id, body: request.postData() ?? '' });
  });
  const ticketSent = page.waitForResponse(
    (response) =>
      response.url().includes('/api/technicalSupport') && response.request().method() === 'POST',
  );
  await context.setOffline(false);
  // The ticket was written later, so the address would have gone before it.
  await ticketSent;
  expect(sent).toEqual([]);
  await dialog.getByRole('combobox', { name: 'Адрес' }).fill(`${ADDRESS}, 12`);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('article', { name: `${ADDRESS}, 12` })).toHaveCount(1);
  await page.goto('/my/waiting');
  await expect(page.getByRole('heading', { name: 'Ничего не ждёт' })).toBeVisible();
  // The page that was left may have lost the response: then the next one repeats the request.
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect(sent.filter(({ body }) => !body.includes(`${ADDRESS}, 12`))).toEqual([]);
});

test('[R9.13] [R9.10] a ticket that a proxy does not let through keeps nothing else waiting; after three attempts it says why, and is removed', async ({
  context,
  page,
  goOffline,
  server,
}) => {
  await goOffline();
  await writeTicket(page);
  await addAddress(page);
  await page.goto('/my/waiting');
  await server.faults([
    {
      match: '^POST /service/api/technicalSupport',
      status: 413,
      contentType: 'text/html',
      body: '<h1>413 Request Entity Too Large</h1>',
    },
  ]);
  let attempts = 0;
  page.on('request', (request) => {
    const isTicket = request.method() === 'POST' && request.url().includes('/technicalSupport');
    if (isTicket) attempts += 1;
  });
  await context.setOffline(false);
  await expect(post(page, ADDRESS)).toHaveCount(0);
  await expect(post(page, TOPIC)).toContainText('Сеть не пропускает столько сразу');
  // Those count before which another call has reached the service.
  expect(attempts).toBeLessThanOrEqual(5);
  await expect(page.getByText(/нет сети/i)).toHaveCount(0);
  await post(page, TOPIC).getByRole('button', { name: 'Убрать' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Убрать' }).click();
  await expect(page.getByRole('heading', { name: 'Ничего не ждёт' })).toBeVisible();
});
