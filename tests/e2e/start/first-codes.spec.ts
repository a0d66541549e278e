import { expect, type Page } from '@playwright/test';
import { wakeUp } from '../support/browser/wake-up.ts';
import { test } from '../support/fixtures.ts';
import { decodeScreen } from '../support/looks/decode.ts';
import { firstOpenOrder, visitOnce } from '../support/members/member-profile.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

const CODES = '/my/orders?codes';

/** One frame of the start: where the code and its surroundings are, and who drew them. */
interface Frame {
  readonly boxes: string;
  readonly isByApp: boolean;
}

declare global {
  interface Window {
    readonly codeFrames: Frame[];
  }
}

/** Records each frame from the next load's first code on. */
async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: Frame[] = [];
    Object.assign(window, { codeFrames: frames });
    const look = () => {
      requestAnimationFrame(look);
      const dialogs = [...document.querySelectorAll('dialog[open]')];
      const dialog = dialogs.at(-1);
      const parts = [...(dialog?.querySelectorAll('svg, h2, li, p') ?? [])].filter((part) =>
        part.checkVisibility({ visibilityProperty: true }),
      );
      const drawnByAppOnly = 'button + button, footer > div, [data-momentary]';
      const ofView = parts.filter((part) => !part.closest(drawnByAppOnly));
      const boxes = ofView.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return `${part.tagName} ${x} ${y} ${width} ${height} ${part.textContent}`;
      });
      if (boxes.length === 0 && frames.length === 0) return;
      frames.push({
        boxes: boxes.join('\n'),
        isByApp: document.querySelector('#root dialog[open]') !== null,
      });
    };
    look();
  });
}

async function untilByApp(page: Page): Promise<readonly Frame[]> {
  await page.waitForFunction(() => window.codeFrames.some(({ isByApp }) => isByApp));
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  return page.evaluate(() => window.codeFrames);
}

test.describe('a student who visited once', () => {
  test.beforeEach(async ({ openApp, profileDir, expectNetworkErrors }) => {
    const first = await openApp(profileDir);
    await visitOnce(first, 'student');
    await first.context.close();
    expectNetworkErrors();
  });

  test('[R2.20] [R9.2] the address of the codes shows one before the app and without a network, and the app follows without a jump @journey', async ({
    openApp,
    profileDir,
    server,
  }) => {
    const { page } = await openApp(profileDir);
    await page.goto('/my/orders');
    const number = await firstOpenOrder(page);
    await server.kill();
    await recordFrames(page);
    await page.goto(CODES);
    const frames = await untilByApp(page);

    expect(frames[0]?.isByApp).toBe(false);

    expect(new Set(frames.map(({ boxes }) => boxes)).size).toBe(1);
    const codes = await decodeScreen(page.getByRole('dialog'));
    expect(codes).toContainEqual({ type: 'CODE-128', text: number });

    await page.getByRole('button', { name: 'Закрыть' }).click();
    await expect(page).toHaveURL('/my/orders');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('[R2.20] codes that were opened on another screen are open after a reload without a network, and closing them leads to that screen', async ({
    openApp,
    server,
    profileDir,
  }) => {
    const { page } = await openApp(profileDir);
    await page.goto('/my/history');
    const history = page.getByRole('heading', { level: 1, name: 'История' });
    await expect(history).toBeVisible();
    const tab = page.getByRole('button', { name: 'Код', exact: true });
    await tab.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/my/history');
    await expect(history).toBeVisible();

    await tab.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await server.kill();
    await page.reload();
    await expect(page.locator('#root dialog[open]')).toBeVisible();
    await page.reload();
    await expect(page.locator('#root dialog[open]')).toBeVisible();
    await page.getByRole('button', { name: 'Закрыть' }).click();
    await expect(page).toHaveURL('/my/history');
    await expect(history).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('[R2.20] codes over the orders and over one order are open after a reload, close, and are back with Forward', async ({
    openApp,
    profileDir,
  }) => {
    const { page } = await openApp(profileDir);
    const codes = page.locator('#root dialog[open]');
    const closeCodes = page.getByRole('button', { name: 'Закрыть' });
    await page.goto('/my/orders');
    const number = await firstOpenOrder(page);
    for (const [path, show] of [
      ['/my/orders', /^Показать коды/],
      [`/my/orders/${number}`, 'Показать код'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('button', { name: show }).click();
      await expect(codes).toBeVisible();
      await page.reload();
      await expect(codes).toBeVisible();
      await closeCodes.click();
      await expect(codes).toBeHidden();
      await expect(page).toHaveURL(path);
      await page.goForward();
      await expect(codes).toBeVisible();
      await page.goBack();
      await expect(codes).toBeHidden();
      await expect(page).toHaveURL(path);
    }
  });

  test('[R2.20] the code of the first view is readable while the app does not come, and its button leads to the orders', async ({
    openApp,
    emptyProfileDir,
  }) => {
    // The app's file never arrives; no worker has it.
    const { page } = await openApp(emptyProfileDir, { serviceWorkers: 'block' });
    await openSignedIn(page, 'student');
    await page.goto('/my/orders');
    const number = await firstOpenOrder(page);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('SF_CODES')))
      .toContain(number);
    await page.route('**/assets/main-*.js', () => undefined);
    await page.goto(CODES);
    const codes = await decodeScreen(page.getByRole('dialog'));
    expect(codes).toContainEqual({ type: 'CODE-128', text: number });
    await page.getByRole('button', { name: 'Закрыть' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/my/orders');
  });

  test('[R2.20] an order that was received disappears from the first view, and a sign-out removes all', async ({
    openApp,
    profileDir,
    server,
  }) => {
    const { page } = await openApp(profileDir);
    await page.goto('/my/orders');
    const number = await firstOpenOrder(page);
    const stored = () => page.evaluate(() => localStorage.getItem('SF_CODES') ?? '');
    await expect.poll(stored).toContain(number);
    await server.staff.act(`orders/${number}/status`, { status: 'RECEIVED' });
    await wakeUp(page);
    await expect.poll(stored).not.toContain(number);
    await server.sandbox('POST', 'reset', { email: 'student@example.test' });

    await page.getByRole('button', { name: 'Ещё', exact: true }).click();
    await page.getByRole('button', { name: 'Выйти' }).click();
    await page.waitForFunction(() => localStorage.getItem('SF_CODES') === null);
  });
});
