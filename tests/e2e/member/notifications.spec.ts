import { expect, type BrowserContext, type Page } from '@playwright/test';
import { type PushDevice, startPushDevice } from '#tests/support/device/push-device.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { startServer, type TestServer } from '#tests/support/service/server.ts';
import { untilInstalled, workerTools } from '../support/browser/installed-app.ts';
import { test as base, type OpenApp } from '../support/fixtures.ts';
import {
  beginPurchase,
  confirmButton,
  dialogOf,
  openProduct,
  PRODUCT,
  readOutcome,
} from '../support/members/buying.ts';
import { openSignedIn, signOutByMenu } from '../support/members/sign-in.ts';

/** Tests whose server may post to a push service of the test. */
const test = base.extend<
  {
    /** Opens the app of a student whose browser may notify. */
    openNotified: () => Promise<OpenApp>;
  },
  { push: PushDevice; server: TestServer }
>({
  push: [
    async ({}, use) => {
      const push = await startPushDevice();
      await use(push);
      push.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ push }, use) => {
      const server = await startServer({ env: { PUSH_SERVICES: push.origin } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: LIMITS.start },
  ],
  openNotified: async ({ openApp, profileDir, push, server }, use) => {
    await use(async () => {
      const app = await openApp(profileDir);
      await subscribeAt(app.context, push, server.origin);
      await openSignedIn(app.page, 'student');
      return app;
    });
  },
});

/**
 * Chromium without a push service refuses to subscribe: it gets the subscription of the test's own device.
 * All else is the browser's: permission, worker, notification.
 */
async function subscribeAt(context: BrowserContext, { subscription }: PushDevice, origin: string) {
  await context.grantPermissions(['notifications'], { origin });
  await context.addInitScript((given) => {
    const KEY = 'test-subscription';
    const made = {
      endpoint: given.endpoint,
      options: { applicationServerKey: null },
      toJSON: () => given,
      unsubscribe: () => {
        document.cookie = `${KEY}=ended;path=/`;
        return Promise.resolve(true);
      },
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = () => {
      document.cookie = `${KEY}=made;path=/`;
      return Promise.resolve(made);
    };
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(document.cookie.includes(`${KEY}=made`) ? made : null);
  }, subscription);
}

/** Passes a push message on to the app's worker, as the browser's push service does. */
async function passOn(page: Page, data: string): Promise<void> {
  const { devtools, origin, registrationId } = await workerTools(page);
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body }) => ({ title, body }));
  });

/** On a busy machine a message was once lost before the worker; a push service sends it again. */
const untilShown = (page: Page, data: string, expected: readonly unknown[]) =>
  expect(async () => {
    await passOn(page, data);
    await expect
      .poll(() => shownNotifications(page), { timeout: LIMITS.attempt })
      .toEqual(expected);
  }).toPass();

const kindsOf = (page: Page) => page.getByRole('region', { name: 'Уведомления' });

test('[R9.7] an order that becomes ready is sent encrypted by the service and shown by the browser; after the sign-out nothing comes', async ({
  openNotified,
  push,
  server,
}) => {
  const { context, page } = await openNotified();
  await untilInstalled(page);
  await page.goto('/my/orders?status=PROCESSING');
  const order = page.getByRole('main').getByRole('article').first();
  const number = /№\s(\d+)/.exec(await order.innerText())?.[1] ?? '';
  await page.goto('/my/settings');
  await kindsOf(page).getByText('Заказ готов к выдаче').click();
  await expect(kindsOf(page).getByRole('switch', { name: 'Заказ готов к выдаче' })).toBeChecked();
  await page.reload();
  await expect(kindsOf(page).getByRole('switch', { name: 'Заказ готов к выдаче' })).toBeChecked();

  await server.staff.addCoins('student@example.test', 5);
  await server.staff.act(`orders/${number}/status`, { status: 'DELIVERED' });
  await expect.poll(() => push.received.map(({ body }) => body)).toEqual(['Заказ готов к выдаче']);
  await untilShown(page, JSON.stringify(push.received[0]), [
    { title: 'Synergy Friends', body: 'Заказ готов к выдаче' },
  ]);

  await signOutByMenu(page);
  await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
  const subscription = async () =>
    (await context.cookies(server.origin)).find(({ name }) => name === 'test-subscription')?.value;
  await expect.poll(subscription).toBe('ended');
});

test('[R9.7] each push message is shown, also one that the app cannot read', async ({
  openNotified,
}) => {
  const { page } = await openNotified();
  await untilInstalled(page);
  for (const data of ['', 'test message', 'null', '{"notification":{"title":"x"}}']) {
    const title: unknown = expect.stringMatching(
      /^(?:Есть новости в кабинете|Kabinetda yangiliklar bor)$/,
    );
    await untilShown(page, data, [expect.objectContaining({ title })]);
  }
});

test('[R9.7] a member who has ordered can subscribe to notifications about the order', async ({
  openNotified,
}) => {
  const { page } = await openNotified();
  await openProduct(page, PRODUCT);
  await beginPurchase(page);
  await dialogOf(page).getByRole('radio', { name: 'Самовывоз', exact: true }).check();
  await confirmButton(page).click();
  expect((await readOutcome(page)).state).toBe('placed');
  await dialogOf(page).getByRole('button', { name: 'Сообщить, когда будет готов' }).click();
  await expect(dialogOf(page).getByText('Сообщим уведомлением на это устройство.')).toBeVisible();
});

test('[R9.7] where the browser does not allow notifications, the settings say so and name the alternative', async ({
  openApp,
  profileDir,
  server: { origin },
}) => {
  const { context, page } = await openApp(profileDir);
  const devtools = await context.newCDPSession(page);
  const permission = { name: 'notifications' };
  await devtools.send('Browser.setPermission', { permission, setting: 'denied', origin });
  await openSignedIn(page, 'student');
  await page.goto('/my/settings');
  await expect(kindsOf(page).getByText(/Браузер запретил уведомления этому сайту/)).toBeVisible();
  await expect(kindsOf(page).getByRole('switch')).toHaveCount(0);
});
