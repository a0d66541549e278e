import { expect, type Page } from '@playwright/test';
import { test, type DeployedApp } from '../support/browser/deployed-app.ts';
import {
  cachedFiles,
  lookForUpdate,
  nextVersionActive,
  shownBuild,
  untilBuildChanges,
  untilInstalled,
  workerTools,
} from '../support/browser/installed-app.ts';
import type { OpenApp } from '../support/fixtures.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

/** The app of a student, from the files on the device. */
async function openInstalled({ page }: OpenApp): Promise<Page> {
  await openSignedIn(page, 'student');
  await untilInstalled(page);
  return page;
}

/** Opens an address in another tab of the device. */
async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

/** The worker that the tab's requests go through; that of `/` leaves the app's to the network. */
const workerOf = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '');

/** What the browser does for the app in the background. */
const backgroundTags = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & {
      readonly periodicSync: { getTags(): Promise<string[]> };
    };
    return registration.periodicSync.getTags();
  });

/**
 * Makes the tab request a picture that does not arrive: until then its worker does not yield to another
 * version. Resolves with the function that lets the picture arrive.
 */
async function keepWorkerBusy(page: Page): Promise<() => Promise<void>> {
  const worker = page
    .context()
    .serviceWorkers()
    .find((one) => one.url().includes('/my/sw.js'));
  if (!worker) throw new Error('The app has no worker.');
  await worker.evaluate(() => {
    const fetch = self.fetch.bind(self);
    self.fetch = async (input, init) => {
      if (!(input instanceof Request && input.url.endsWith('/held.webp')))
        return fetch(input, init);
      await new Promise((resolve) => self.addEventListener('let-arrive', resolve));
      return new Response();
    };
  });
  await page.evaluate(() => {
    new Image().src = '/service/pictures/held.webp';
  });
  return () => worker.evaluate(() => void self.dispatchEvent(new Event('let-arrive')));
}

const prompt = (page: Page) => page.getByText('Вышла новая версия');
const agree = (page: Page) => page.getByRole('button', { name: 'Обновить', exact: true });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Имя', exact: true });

test('[R9.6] a member who agrees to a new version in one tab keeps the form and the code of other tabs, which reload when they are done', async ({
  openApp,
  profileDir,
  deployed,
}) => {
  const page = await openInstalled(await openApp(profileDir));
  const form = await openTab(page, '/my/invite');
  await nameField(form).fill('Гулноза');
  const codes = await openTab(page, '/my/orders?codes');
  const code = codes.locator('#root dialog[open]');
  await expect(code).toBeVisible();

  deployed.deploy('next');
  expect(await lookForUpdate(page)).toBe(true);
  await agree(page).click();
  await untilBuildChanges(page, deployed.mark);

  await expect(prompt(form)).toBeVisible();
  await expect(nameField(form)).toHaveValue('Гулноза');
  await expect(code).toBeVisible();
  const builds = await Promise.all([form, codes].map(shownBuild));
  expect(builds).toEqual([deployed.mark, deployed.mark]);

  await code.getByRole('button', { name: 'Закрыть' }).click();
  await untilBuildChanges(codes, deployed.mark);
  await agree(form).click();
  await untilBuildChanges(form, deployed.mark);
  await expect(nameField(form)).toHaveValue('Гулноза');
});

test('[R9.6] [R8.4] a tab that was not reloaded opens the other screens of its version, also without a network', async ({
  openApp,
  profileDir,
  deployed,
  expectNetworkErrors,
}) => {
  const page = await openInstalled(await openApp(profileDir));
  const form = await openTab(page, '/my/invite');
  await nameField(form).fill('Гулноза');

  deployed.deployChanged('next', /^history-[\w-]+\.js$/);
  expect(await lookForUpdate(page)).toBe(true);
  await agree(page).click();
  await untilBuildChanges(page, deployed.mark);
  expect(await shownBuild(form)).toBe(deployed.mark);
  expectNetworkErrors();
  await form.context().setOffline(true);
  await form.getByRole('link', { name: 'Synergy Friends' }).first().click();
  await form.getByRole('button', { name: 'Ещё', exact: true }).click();
  await form.getByRole('link', { name: 'История', exact: true }).click();
  await expect(form.getByText(/Операций: [1-9]/u)).toBeVisible();
  expect(await shownBuild(form)).toBe(deployed.mark);
});

/**
 * Opens a form with a typed name, deploys the build `next`, and keeps the worker busy by another tab: the version that
 * the member agrees to takes over only when the returned function is called.
 */
async function openBusyForm(app: OpenApp, deployed: DeployedApp) {
  const page = await openInstalled(app);
  await page.goto('/my/invite');
  await nameField(page).fill('Гулноза');
  const release = await keepWorkerBusy(await openTab(page, '/my/history'));
  deployed.deploy('next');
  expect(await lookForUpdate(page)).toBe(true);
  return { page, release };
}

/** Agrees to the new version; the page reloads with the files of the version before. */
async function agreeTooEarly(page: Page, deployed: DeployedApp): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await agree(page).click();
  await reloaded;
  expect(await shownBuild(page)).toBe(deployed.mark);
}

test('[R9.6] a member who agreed sees no second prompt when the new version takes over only after the reload', async ({
  openApp,
  profileDir,
  deployed,
}) => {
  const { page, release } = await openBusyForm(await openApp(profileDir), deployed);
  await agreeTooEarly(page, deployed);
  await page.waitForLoadState('networkidle');
  await expect(prompt(page)).toBeHidden();
  await release();
  await untilBuildChanges(page, deployed.mark);
  await expect(nameField(page)).toHaveValue('Гулноза');
  await expect(prompt(page)).toBeHidden();
});

test('[R9.6] a member who agreed gets the new version also when it takes over while the page reloads', async ({
  openApp,
  profileDir,
  deployed,
}) => {
  const { page, release } = await openBusyForm(await openApp(profileDir), deployed);
  // The app of the reloaded page begins to listen only after the takeover, as on a slow device.
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const takeover = new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve);
    });
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.addEventListener = () => undefined;
    serviceWorker.register = (...options) => takeover.then(() => register(...options));
  });
  await agreeTooEarly(page, deployed);
  await release();
  await untilBuildChanges(page, deployed.mark);
  await expect(nameField(page)).toHaveValue('Гулноза');
  await expect(prompt(page)).toBeHidden();
});

test('[R9.6] the prompt for a new version can be closed, and is back at the next start', async ({
  openApp,
  profileDir,
  deployed,
}) => {
  const page = await openInstalled(await openApp(profileDir));
  deployed.deploy('next');
  expect(await lookForUpdate(page)).toBe(true);
  await expect(prompt(page)).toBeVisible();
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect(prompt(page)).toBeHidden();
  await page.goto('/my/history');
  await expect(prompt(page)).toBeVisible();
  expect(await shownBuild(page)).toBe(deployed.mark);
});

test('[R9.6] a broken deployment leaves the version on the device, a repaired one and a rollback reach it, and what was typed stays', async ({
  openApp,
  profileDir,
  deployed,
  expectNetworkErrors,
}) => {
  // The file that did not arrive.
  expectNetworkErrors();
  const page = await openInstalled(await openApp(profileDir));
  await page.goto('/my/invite');
  await nameField(page).fill('Гулноза');

  deployed.deployBroken('broken');
  expect(await lookForUpdate(page)).toBe(false);
  await page.reload();
  await expect(nameField(page)).toHaveValue('Гулноза');
  expect(await shownBuild(page)).toBe(deployed.mark);
  // The page's own look for an update, which finds the broken one again, is over.
  await page.waitForLoadState('networkidle');

  deployed.deploy('repaired');
  // A look that began before the deployment may still find the broken one.
  await expect.poll(() => lookForUpdate(page)).toBe(true);
  await agree(page).click();
  await untilBuildChanges(page, deployed.mark);
  expect(await shownBuild(page)).toBe('repaired');
  await expect(nameField(page)).toHaveValue('Гулноза');

  deployed.rollBack();
  expect(await lookForUpdate(page)).toBe(true);
  await agree(page).click();
  await untilBuildChanges(page, 'repaired');
  expect(await shownBuild(page)).toBe(deployed.mark);
  await expect(nameField(page)).toHaveValue('Гулноза');
});

test('[R9.6] the kill switch takes worker and files from a device, nothing that the member typed, and the next build is installed again', async ({
  openApp,
  profileDir,
  deployed,
}) => {
  const page = await openInstalled(await openApp(profileDir));
  await page.goto('/my/invite');
  await nameField(page).fill('Гулноза');

  deployed.kill();
  await lookForUpdate(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect(prompt(page)).toBeVisible();
  await expect(nameField(page)).toHaveValue('Гулноза');
  await agree(page).click();
  await expect.poll(() => workerOf(page)).not.toContain('/my/sw.js');
  await expect(nameField(page)).toHaveValue('Гулноза');

  deployed.rollBack();
  await page.reload();
  await expect.poll(() => workerOf(page)).toContain('/my/sw.js');
  expect(await cachedFiles(page)).not.toEqual([]);
  await expect(prompt(page)).toBeHidden();
  await expect(nameField(page)).toHaveValue('Гулноза');
});

test('[R9.7] [R9.6] an installed app that is closed gets a new version’s files by itself, and opens with them without a network', async ({
  openApp,
  profileDir,
  deployed,
  server: { origin },
  expectNetworkErrors,
}) => {
  const app = await openApp(profileDir);
  const grants = await app.context.newCDPSession(app.page);
  const permission = { name: 'periodic-background-sync' };
  await grants.send('Browser.setPermission', { permission, setting: 'granted', origin });
  const page = await openInstalled(app);
  const tag = 'look-for-version';
  await expect.poll(() => backgroundTags(page)).toEqual([tag]);
  const tools = await workerTools(page);
  await page.goto('about:blank');

  deployed.deploy('next');
  const { devtools, registrationId } = tools;
  const nextActive = nextVersionActive(tools);
  await devtools.send('ServiceWorker.dispatchPeriodicSyncEvent', { origin, registrationId, tag });
  await nextActive;

  expectNetworkErrors();
  await app.context.setOffline(true);
  await page.goto('/my/');
  await expect(page.getByText('12 480').first()).toBeVisible();
  expect(await shownBuild(page)).toBe('next');
});
