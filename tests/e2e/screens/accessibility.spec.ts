import { expect, type Page } from '@playwright/test';
import { BRANDS } from '#src/brand/brands.ts';
import { desktop } from '../support/browser/browser.ts';
import { test } from '../support/fixtures.ts';
import { axeFindings, COLOUR_RULE, expectNoAxeViolations } from '../support/looks/accessibility.ts';
import { openSignedIn, signInAs } from '../support/members/sign-in.ts';

const WIDTHS = [320, 768, 1440] as const;

/** A brand has colours and contacts of its own; whether the texts of a language hold up, one brand shows. */
const LOOKS = Object.values(BRANDS).flatMap((brand, index) =>
  (index === 0 ? (['ru', 'uz'] as const) : (['ru'] as const)).map((language) => ({
    brand,
    language,
  })),
);

/** The screens of the route table by the account that sees them whole. */
const SCREENS = {
  student: [
    '',
    'invites',
    'invite',
    'catalog/products',
    'catalog/services',
    'catalog/events',
    'catalog/302',
    'rules/',
    'orders',
    'orders?tab=services',
    'orders/10664',
    'scan',
    'history',
    'inbox',
    'no-card',
    'personal-data',
    'email-change',
    'education',
    'education/4',
    'rating',
    'addresses',
    'settings',
    'waiting',
    'faq',
    'support?topic=CARD',
    'no/such/screen',
  ],
  new: ['', 'no-card', 'get-card', 'orders', 'inbox', 'support'],
  'card-blocked': ['', 'support'],
  manager: ['staff', 'desk', 'staff/orders', 'staff/invitations', 'staff/tickets'],
  admin: ['staff/products', 'staff/coins', 'staff/devices', 'staff/journal'],
} as const;

/** Waits until no placeholder stands for content that is still being read. */
const untilWhole = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [data-shape]')).toHaveCount(0);
};

/** Axe reads the fill of text, which Chromium reports without the forced colour that it paints. */
const fillWithUsedColours = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      element.style.setProperty('-webkit-text-fill-color', getComputedStyle(element).color);
    }
  });

/** Axe in each width and theme, and in forced colours; only the contrast depends on the colours. */
async function findingsOf(page: Page): Promise<readonly string[]> {
  const findings: string[] = [];
  await page.emulateMedia({ forcedColors: 'none' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    await untilWhole(page);
    const light = await axeFindings(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await axeFindings(page, COLOUR_RULE);
    findings.push(...[...light, ...dark].map((text) => `${width} px: ${text}`));
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await fillWithUsedColours(page);
  const forced = await axeFindings(page, COLOUR_RULE);
  return [...findings, ...forced.map((text) => `forced colours: ${text}`)];
}

for (const { brand, language } of LOOKS) {
  for (const account of Object.keys(SCREENS) as (keyof typeof SCREENS)[]) {
    test(`[R10.1] brand ${brand.name}, ${language}: no screen of ${account} has axe findings in any width, in light, dark and forced colours`, async ({
      openApp,
      emptyProfileDir,
      server,
      expectNetworkErrors,
    }) => {
      test.slow();
      // The programme does not know the person, and says so with a 404.
      if (account === 'new') expectNetworkErrors();
      // The first visit makes a virtual card of its brand, and the next brand would lead back to it.
      await server.sandbox('POST', 'reset', { email: `${account}@example.test` });
      const baseURL = server.origin.replace('localhost', `${brand.name}.localhost`);
      const { page } = await openApp(emptyProfileDir, { ...desktop, baseURL });
      await signInAs(page, account);
      await page.waitForFunction(() => localStorage.getItem('SF_WHO') !== null);
      await untilWhole(page);
      // The group's name changes with the language.
      const choice = page.getByRole('banner').locator(`button[lang=${language}]`);
      await choice.click();
      await expect(choice).toHaveAttribute('aria-pressed', 'true');
      for (const screen of SCREENS[account]) {
        await page.goto(`/my/${screen}`);
        await expect(page.locator(`html[lang=${language}]`)).toBeAttached();
        const findings = await findingsOf(page);
        expect.soft(findings, `/my/${screen}\n${findings.join('\n\n')}`).toEqual([]);
      }
    });
  }
}

test('[R10.1] the sign-in page has no axe findings in any width, in light, dark and forced colours', async ({
  openApp,
  emptyProfileDir,
}) => {
  const { page } = await openApp(emptyProfileDir, desktop);
  await page.goto('/my/');
  await expect(page.locator('input[autocomplete~=username]')).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
});

test('[R10.1] an order and the pickup view have no axe findings', async ({ page }) => {
  await openSignedIn(page, 'student');
  await page.goto('/my/orders');
  await page.getByRole('article').getByRole('link').first().click();
  // The list disappears once the order is shown.
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.goto('/my/orders');
  await page
    .getByRole('button', { name: /Показать код/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoAxeViolations(page);
});
