import { setTimeout as pass } from 'node:timers/promises';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { SOAK } from '#tests/support/database/soak.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { test } from '../support/fixtures.ts';
import { openProduct } from '../support/members/buying.ts';
import { visitOnce } from '../support/members/member-profile.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

/** How long the network stays as it is, in ms. */
const PERIOD_MS = 2000;
/** The service takes twenty active addresses; the seeded ones count. */
const MOST_ADDRESSES = 12;
const PRODUCT = 105;

/** Switches the network off and on until the signal aborts; it ends switched on. */
async function switchNetwork(context: BrowserContext, signal: AbortSignal): Promise<void> {
  for (let isOff = true; !signal.aborted; isOff = !isOff) {
    await context.setOffline(isOff);
    await pass(PERIOD_MS, undefined, { signal }).catch(() => undefined);
  }
  await context.setOffline(false);
}

async function addAddress(page: Page, address: string): Promise<void> {
  await page.goto('/my/addresses');
  await page.getByRole('button', { name: 'Добавить адрес' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Адрес' }).fill(address);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toHaveCount(0);
}

const goal = (page: Page) => page.getByRole('button', { name: /Коплю на это/ });

/** Makes the product the goal, or clears the goal; returns whether it is the goal now. */
async function toggleGoal(page: Page): Promise<boolean> {
  await openProduct(page, PRODUCT);
  const isGoal = (await goal(page).getAttribute('aria-pressed')) === 'true';
  await goal(page).click();
  const replace = page.getByRole('dialog').getByRole('button', { name: 'Поменять', exact: true });
  await expect(async () => {
    if (await replace.isVisible()) await replace.click({ timeout: LIMITS.attempt });
    await expect(goal(page)).toHaveAttribute('aria-pressed', String(!isGoal), {
      timeout: LIMITS.attempt,
    });
  }).toPass();
  return !isGoal;
}

resetAfterEach('student');

test(`[R9.10] [R9.11] [R2.13] while the network switches every two seconds for ${SOAK.switchingMs / 1000} s everything that is written arrives exactly once`, async ({
  openApp,
  profileDir,
  emptyProfileDir,
  expectNetworkErrors,
}) => {
  test.setTimeout(SOAK.timeoutMs);
  expectNetworkErrors();
  const opened = await openApp(profileDir);
  const { page, context } = opened;
  await visitOnce(opened, 'student');
  const written: string[] = [];
  let isGoal = false;
  const end = new AbortController();
  const switching = switchNetwork(context, end.signal);
  const started = Date.now();
  while (Date.now() - started < SOAK.switchingMs) {
    if (written.length < MOST_ADDRESSES) {
      const address = `Тверь, улица Опытная, ${written.length + 1}`;
      await addAddress(page, address);
      written.push(address);
    }
    isGoal = await toggleGoal(page);
  }
  end.abort();
  await switching;

  await page.goto('/my/waiting');
  await expect(page.getByRole('heading', { name: 'Ничего не ждёт' })).toBeVisible();
  // What another device sees comes from the service.
  const other = await openApp(emptyProfileDir);
  await openSignedIn(other.page, 'student');
  await other.page.goto('/my/addresses');
  const arrived = other.page.getByRole('article', { name: /^Тверь/u });
  await expect(arrived).toHaveCount(written.length);
  for (const address of written)
    await expect(other.page.getByRole('article', { name: address, exact: true })).toHaveCount(1);
  await openProduct(other.page, PRODUCT);
  await expect(goal(other.page)).toHaveAttribute('aria-pressed', String(isGoal));
  console.log(`${written.length} of ${written.length} addresses arrived once`);
});
