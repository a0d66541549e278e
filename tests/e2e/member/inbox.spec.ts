import { expect, type Locator, type Page } from '@playwright/test';
import { LIMITS } from '#tests/support/limits.ts';
import { desktop } from '../support/browser/browser.ts';
import { wakeUp } from '../support/browser/wake-up.ts';
import { test } from '../support/fixtures.ts';
import { visitOnce } from '../support/members/member-profile.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

const student = 'student@example.test';

const TEXTS = {
  ru: {
    bell: (count: number) => `Уведомления (непрочитанных: ${count})`,
    noneUnread: 'Уведомления',
    isNew: 'Новое',
    credit: /Начисление: 77\sтокенов.*Начисление по приказу/,
    changed: /изменилась/,
    empty: 'Уведомлений пока нет',
    bonus: /Тебе начислено 250\sтокенов/,
    close: 'Закрыть',
  },
  uz: {
    bell: (count: number) => `Bildirishnomalar (oʻqilmagani: ${count} ta)`,
    noneUnread: 'Bildirishnomalar',
    isNew: 'Yangi',
    credit: /Hisobingizga 77\stoken tushdi/,
    changed: /oʻzgardi/,
    empty: 'Hozircha bildirishnoma yoʻq',
    bonus: /Hisobingizga 250\stoken tushdi/,
    close: 'Yopish',
  },
} as const;
type Language = keyof typeof TEXTS;

const LANGUAGES = [
  ['ru', {}],
  ['uz', desktop],
] as const;

/** Chooses the language of every later start of the page. */
const choose = (page: Page, language: Language) =>
  page.addInitScript((code) => localStorage.setItem('SF_LANG', code), language);
const bell = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const rows = (page: Page, name: string) => page.getByRole('group', { name }).getByRole('listitem');

/** A friend as the service sends it. */
interface Friend {
  readonly id: number;
  readonly name: string;
  readonly status: string;
}

/** The number that a card shows («№ 41»). */
const numberIn = async (card: Locator): Promise<string> =>
  /№\s(\d+)/.exec((await card.getByText(/№\s\d+$/).textContent()) ?? '')?.[1] ?? '';

/** Polls until the bell has a name: the service reports a change only at the next poll. */
async function untilBell(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await wakeUp(page);
    await expect(bell(page, name)).toBeVisible({ timeout: LIMITS.attempt });
  }).toPass();
}

resetAfterEach('student', 'welcome', 'new');

for (const [language, options] of LANGUAGES) {
  const texts = TEXTS[language];

  test(`[R4.7] in ${language} the bell counts a new operation in every tab; seen in the inbox it is read, after a reload and offline too`, async ({
    openApp,
    profileDir,
    server,
    expectNetworkErrors,
  }) => {
    expectNetworkErrors();
    const { context, page } = await openApp(profileDir, options);
    await visitOnce({ context, page }, 'student');
    await choose(page, language);
    await page.goto('/my/');
    await expect(bell(page, texts.noneUnread)).toBeVisible();
    const second = await context.newPage();
    await second.goto('/my/orders');
    await expect(bell(second, texts.noneUnread)).toBeVisible();

    await server.staff.addCoins(student, 77);
    await untilBell(second, texts.bell(1));
    await expect(bell(page, texts.bell(1))).toBeVisible();
    await page.reload();
    await expect(bell(page, texts.bell(1))).toBeVisible();

    await page.bringToFront();
    await bell(page, texts.bell(1)).click();
    await expect(page).toHaveURL('/my/inbox');
    await expect(rows(page, texts.noneUnread).first()).toHaveText(texts.credit);
    await expect(rows(page, texts.noneUnread).first()).toContainText(texts.isNew);
    await expect(bell(page, texts.noneUnread)).toBeVisible();
    await expect(bell(second, texts.noneUnread)).toBeVisible();

    await context.setOffline(true);
    await page.reload();
    await expect(rows(page, texts.noneUnread).first()).toHaveText(texts.credit);
    await expect(rows(page, texts.noneUnread).first()).not.toContainText(texts.isNew);
    await expect(bell(page, texts.noneUnread)).toBeVisible();
    await context.setOffline(false);
  });

  test(`[R4.12] in ${language} the welcome bonus is announced once, in its dialog over the profile`, async ({
    openApp,
    profileDir,
  }) => {
    const { page } = await openApp(profileDir, options);
    await choose(page, language);
    await openSignedIn(page, 'welcome');
    const dialog = page.getByRole('dialog', { name: texts.bonus });
    await expect(dialog).toBeVisible();
    // A member who has not closed it may not have read it.
    await page.reload();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: texts.close }).last().click();
    await expect(dialog).toHaveCount(0);

    // The first poll comes after the refresh that the dialog would follow.
    const refreshed = Promise.all([
      page.waitForResponse(/\/v2\/api\/operations/),
      page.waitForResponse(/\/api\/contactTracking/),
    ]);
    await page.reload();
    await refreshed;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  test(`[R4.7] [R4.18] in ${language} a new member, who gets a virtual card, sees no event of a change`, async ({
    openApp,
    profileDir,
    server,
    expectNetworkErrors,
  }) => {
    // The service has no record of a new member: 404.
    expectNetworkErrors();
    // An earlier test's page may have requested a card again after its account was reset.
    await server.sandbox('POST', 'reset', { email: 'new@example.test' });
    const { page } = await openApp(profileDir, options);
    await choose(page, language);
    const shown: string[] = [];
    await page.exposeFunction('noteText', (text: string) => shown.push(text));
    await page.addInitScript(() => {
      const note = (window as unknown as { noteText: (text: string) => void }).noteText;
      new MutationObserver(() => {
        for (const toast of document.querySelectorAll('section[aria-live] > *')) {
          note(toast.textContent);
        }
      }).observe(document, { childList: true, subtree: true });
    });
    let isLinked = false;
    let cardsAfterLink = 0;
    page.on('response', (response) => {
      if (response.url().includes('/api/bitrixLinkCard')) isLinked = response.ok();
      else if (isLinked && response.url().includes('/api/cards')) cardsAfterLink += 1;
    });
    await openSignedIn(page, 'new');
    await expect.poll(() => cardsAfterLink).toBeGreaterThan(0);
    await page.goto('/my/inbox');
    await expect(page.getByText(texts.empty)).toBeVisible();
    await expect(bell(page, texts.noneUnread)).toBeVisible();
    expect(shown.join('\n')).not.toMatch(texts.changed);
  });
}

test('[R4.7] an event opens its order, and added coins their place in the history', async ({
  context,
  page,
  server,
}) => {
  await visitOnce({ context, page }, 'student');
  await page.goto('/my/orders');
  const number = await page
    .getByText(/^№\s\d+$/)
    .first()
    .textContent();
  await expect(page.getByRole('article').first()).toBeVisible();
  const id = (number ?? '').replace(/\D/g, '');
  await page.goto('/my/');
  await expect(page.getByText('12 480').first()).toBeVisible();
  await server.staff.act(`orders/${id}/cancellation`, { reason: 'Нет на складе' });
  await untilBell(page, TEXTS.ru.bell(2));
  await server.staff.addCoins(student, 77);
  await untilBell(page, TEXTS.ru.bell(3));
  await bell(page, TEXTS.ru.bell(3)).click();

  const list = rows(page, 'Уведомления');
  await expect(list).toHaveCount(3);
  await expect(list.filter({ hasText: 'Заказ отменён' })).toHaveCount(1);
  await list.filter({ hasText: 'Возврат за заказ' }).getByRole('link').click();
  await expect(page).toHaveURL(`/my/orders/${id}`);
  await page.goBack();
  await list.filter({ hasText: 'Начисление по приказу' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/my\/history\?operation=\d+$/);
  await expect(page.locator(':focus')).toContainText('Начисление по приказу');
});

test('[R4.7] the inbox shows an order that becomes ready, a friend’s new status and an answer of the support, which lead to their screens', async ({
  context,
  page,
  server,
}) => {
  const received = page
    .waitForResponse(/\/api\/relatives/)
    .then(async (response) => (await response.json()) as { relatives: readonly Friend[] });
  await visitOnce({ context, page }, 'student');
  const { relatives } = await received;
  const friend = relatives.find(({ status }) => status === 'review');
  // Only what the device has can be another one later.
  await page.goto('/my/invites');
  await expect(page.getByText(friend?.name ?? 'no friend', { exact: true })).toBeVisible();
  await page.goto('/my/orders');
  const moving = page.getByRole('article').filter({ hasText: 'В пути' }).first();
  const order = await numberIn(moving);
  await page.goto('/my/support');
  const region = page.getByRole('region', { name: 'Твои обращения' });
  const ticket = await numberIn(region.getByRole('article').first());
  await page.goto('/my/');
  // A first visit makes no entries, although orders are ready, friends rewarded and tickets answered.
  await expect(bell(page, TEXTS.ru.noneUnread)).toBeVisible();

  await server.staff.act(`orders/${order}/status`, { status: 'DELIVERED' });
  await untilBell(page, TEXTS.ru.bell(1));
  await server.staff.act(`invitations/${friend?.id}/status`, { status: 'rejected' });
  await untilBell(page, TEXTS.ru.bell(2));
  await server.staff.act(`tickets/${ticket}/answer`, { answer: 'Всё исправили.' });
  await untilBell(page, TEXTS.ru.bell(3));
  await bell(page, TEXTS.ru.bell(3)).click();
  const list = rows(page, 'Уведомления');
  await expect(list).toHaveCount(3);
  await list.filter({ hasText: 'Готов к выдаче' }).getByRole('link').click();
  await expect(page).toHaveURL(`/my/orders/${order}`);
  await page.goBack();
  await list
    .filter({ hasText: friend?.name ?? 'no friend' })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL('/my/invites');
  await page.goBack();
  await list.filter({ hasText: 'Поддержка ответила' }).getByRole('link').click();
  await expect(page).toHaveURL(`/my/support#ticket-${ticket}`);
  const opened = region.getByRole('article').filter({ hasText: 'Всё исправили.' });
  await expect(opened.getByRole('heading')).toBeFocused();
  await expect(opened).toBeInViewport();
});

test('[R4.7] [R2.31] the toast of an event opens the inbox', async ({ context, page, server }) => {
  await visitOnce({ context, page }, 'student');
  await server.staff.addCoins(student, 55);
  await wakeUp(page);
  const toast = page.getByRole('region', { name: 'Сообщения' }).getByText(/Начисление: 55/);
  await expect(async () => {
    if (!(await toast.isVisible())) await wakeUp(page);
    await expect(toast).toBeVisible({ timeout: LIMITS.attempt });
  }).toPass();
  await page
    .getByRole('region', { name: 'Сообщения' })
    .getByRole('button', { name: 'Открыть' })
    .click();
  await expect(page).toHaveURL('/my/inbox');
  await expect(rows(page, 'Уведомления').first()).toContainText('Начисление по приказу');
});

test('[R4.7] [R2.40] with a blocked card the inbox stays open', async ({ page }) => {
  await openSignedIn(page, 'card-blocked');
  await expect(page.getByRole('heading', { name: 'Карта временно заблокирована' })).toBeVisible();
  await bell(page, 'Уведомления').click();
  await expect(page.getByText('Уведомлений пока нет')).toBeVisible();
});
