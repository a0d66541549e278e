import { expect, type Locator, type Page } from '@playwright/test';
import { desktop, type ProfileOptions } from '../support/browser/browser.ts';
import { test } from '../support/fixtures.ts';
import { firstOpenOrder, visitOnce } from '../support/members/member-profile.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

/** Without a worker the test can hold back the app's file. */
const WITHOUT_WORKER: ProfileOptions = { serviceWorkers: 'block' };

test.use({ waitsForApp: false });

const storedScreen = (page: Page) => page.locator('[data-first-screen]');

/** The record of the open address; null without one. */
const recordOf = (page: Page) =>
  page.evaluate(() => localStorage.getItem(`SF_SCREEN ${location.pathname}${location.search}`));

/** Waits until the record of the open address has a text. */
const untilStored = (page: Page, text: string) =>
  expect.poll(() => recordOf(page), { message: `${page.url()}: ${text}` }).toContain(text);

/** Holds back the app's file; the returned function lets it come. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/main-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Where the texts in the window are, without those that the app shows for this moment only. */
const textsOf = (root: Locator) =>
  root.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: { text: string; x: number; y: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, width } = range.getBoundingClientRect();
      const isMomentary = node.parentElement?.closest('[data-momentary]');
      // The content of a closed disclosure has a box.
      const isHidden = node.parentElement?.checkVisibility() === false;
      if (isMomentary || isHidden || width === 0 || y >= innerHeight || x >= innerWidth) continue;
      texts.push({ text: node.textContent ?? '', x, y });
    }
    for (const { selectedOptions } of element.querySelectorAll('select'))
      texts.push({ text: selectedOptions[0]?.text ?? '', x: 0, y: 0 });
    return texts;
  });

/** Records the layout shifts of the next load. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: readonly number[] }).shifts.reduce(
        (sum, one) => sum + one,
        0,
      ),
    );
}

for (const [name, options] of Object.entries({ phone: {}, desktop })) {
  test(`[R9.2] on a ${name} the screens that were seen are there before the app, which follows in the same place`, async ({
    openApp,
    emptyProfileDir,
  }) => {
    const { page } = await openApp(emptyProfileDir, { ...options, ...WITHOUT_WORKER });
    await openSignedIn(page, 'student');
    await page.goto('/my/orders');
    const order = await firstOpenOrder(page);
    const shift = await watchShifts(page);
    for (const part of [
      '',
      'orders',
      `orders/${order}`,
      'catalog/products',
      'history',
      'invites',
    ]) {
      const address = `/my/${part}`;
      await page.goto(address);
      const text = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await expect.poll(() => recordOf(page), address).not.toBeNull();
      // Downloads may still change a screen that was just stored.
      await expect(async () => {
        const release = await holdApp(page);
        await page.reload();
        await expect(storedScreen(page).locator('h1'), address).toHaveText(text);
        const before = await textsOf(storedScreen(page));
        release();
        await expect(storedScreen(page), address).toHaveCount(0);
        const after = await textsOf(page.locator('#root'));
        await page.unrouteAll();
        expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
        for (const [index, { text, x, y }] of after.entries()) {
          const shown = before[index] ?? { x: NaN, y: NaN };
          expect(Math.hypot(x - shown.x, y - shown.y), text).toBeLessThan(1);
        }
        expect(await shift(), address).toBeLessThanOrEqual(0.02);
      }).toPass();
    }
  });
}

test('[R9.2] a press on the stored screen takes effect once the app is there @journey', async ({
  openApp,
  emptyProfileDir,
}) => {
  const { page } = await openApp(emptyProfileDir, WITHOUT_WORKER);
  await openSignedIn(page, 'student');
  await page.goto('/my/');
  await untilStored(page, '12\u00A0480');
  const release = await holdApp(page);
  await page.reload();
  const link = storedScreen(page).getByText('Заказы', { exact: true }).last();
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  // Nothing in it reacts by itself, and a screen reader does not enter it.
  await expect(page).toHaveURL('/my/');
  await expect(storedScreen(page)).toHaveAttribute('inert');
  await expect(storedScreen(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL('/my/orders');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('[R9.2] a stored screen in another language, theme or width, of another build, or damaged is not shown', async ({
  openApp,
  emptyProfileDir,
}) => {
  const { page } = await openApp(emptyProfileDir, WITHOUT_WORKER);
  await openSignedIn(page, 'student');
  await page.goto('/my/');
  await untilStored(page, '12\u00A0480');
  const stored = (await recordOf(page)) ?? '';
  const others = {
    'of another member': stored.replace(/"sub":"[^"]*"/u, '"sub":"another"'),
    'in another language': stored.replace('"language":"ru"', '"language":"uz"'),
    'in another theme': stored.replace('"theme":""', '"theme":"dark"'),
    'of another brand': stored.replace(/"brand":"[^"]*"/u, '"brand":"another"'),
    'of another build': stored.replace(/"build":"[^"]*"/u, '"build":"another"'),
    'of another width': stored.replace('"width":360', '"width":361'),
    'cut off': stored.slice(0, -10),
    'with a script': stored.replace('["main",', '["script",'),
    'with a handler': stored.replace('"class":', '"onclick":"alert(1)","class":'),
    'with a foreign link': stored.replace('"href":"/my/"', '"href":"javascript:alert(1)"'),
  };
  for (const [what, text] of Object.entries(others)) {
    expect(text, what).not.toBe(stored);
    await page.goto('/my/documentation');
    await page.evaluate((record) => localStorage.setItem('SF_SCREEN /my/', record), text);
    const release = await holdApp(page);
    await page.goto('/my/');
    await expect(page.getByText('Загрузка…'), what).toBeVisible();
    await expect(storedScreen(page), what).toHaveCount(0);
    release();
    await expect(page.getByText('12 480').first(), what).toBeVisible();
    await page.unrouteAll();
  }
});

test('[R9.2] [R6.3] no owner’s screen, no form and nothing typed is stored; what is loading is not either', async ({
  openApp,
  emptyProfileDir,
}) => {
  const { page } = await openApp(emptyProfileDir, WITHOUT_WORKER);
  const all = () => page.evaluate(() => JSON.stringify(localStorage));
  await openSignedIn(page, 'manager');
  await page.goto('/my/?ownerEmail=student@example.test');
  await expect(page.getByText('12 480').first()).toBeVisible();
  await page.goto('/my/orders');
  await expect(page.getByRole('article').first()).toBeVisible();
  // Of the staff screen there is a record, and so there was time for one of the owner's.
  await page.getByRole('button', { name: 'Закрыть просмотр' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Поиск участника');
  await page.goto('/my/');
  await expect(page.getByText('Наталья').first()).toBeVisible();
  await untilStored(page, 'Наталья');
  expect(await all()).not.toContain('12 480');
});

test('[R9.2] without a network the stored screen is followed by the app’s own', async ({
  openApp,
  profileDir,
  expectNetworkErrors,
}) => {
  const { page, context } = await openApp(profileDir);
  await visitOnce({ page, context }, 'student');
  await page.goto('/my/');
  await untilStored(page, '12\u00A0480');
  expectNetworkErrors();
  await context.setOffline(true);
  await page.addInitScript(() => {
    const seen = { isFirst: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.isFirst ||= document.querySelector('[data-first-screen]') !== null;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.locator('#root').getByText('12 480').first()).toBeVisible();
  await expect(storedScreen(page)).toHaveCount(0);
  expect(
    await page.evaluate(() => (window as unknown as { seen: { isFirst: boolean } }).seen.isFirst),
  ).toBe(true);
});
