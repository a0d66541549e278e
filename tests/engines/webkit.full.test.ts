import { By, until, type WebDriver } from 'selenium-webdriver';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeMissing } from '#tests/support/browsers/store-missing.ts';
import {
  openSignedIn,
  press,
  type,
  untilOrdersShown,
  untilShown,
} from '#tests/support/browsers/webkit-member.ts';
import { findWebKit } from '#tests/support/browsers/webkit-programs.ts';
import { startWebKit, type WebKit } from '#tests/support/browsers/webkit.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { photoFile } from '#tests/support/looks/photo-file.ts';
import { readLeftovers } from '#tests/support/people/read-leftovers.ts';
import { startServer, type TestServer } from '#tests/support/service/server.ts';

/** A product of the demonstration that the student may buy. */
const PRODUCT = 101;
const LAST_NAME = 'main input[name=last]';
const SCANNER = { path: '/my/scan', title: 'Сканер', fields: 1, dialogs: 0 };

const programs = findWebKit();

describe.skipIf(programs === null)('in WebKit', () => {
  let server: TestServer;
  let webkit: WebKit;

  beforeAll(async () => {
    server = await startServer();
  });
  beforeEach(async () => {
    await server.recover();
    if (programs) webkit = await startWebKit(programs);
  });
  afterEach(() => webkit.stop());
  afterAll(() => server.stop());

  /** Signs the student in; resolves with the number of the first order on the list. */
  async function openOrders(): Promise<string> {
    const { driver } = webkit;
    await openSignedIn(driver, `${server.origin}/my/orders`);
    return untilOrdersShown(driver);
  }

  async function reloadThreeTimes(expectedOrder: string): Promise<void> {
    const { driver } = webkit;
    for (const reload of [1, 2, 3]) {
      await reloadPage(driver);
      expect(await untilOrdersShown(driver), `reload ${reload}`).toBe(expectedOrder);
    }
  }

  it('[R9.2] each of three reloads shows the orders again', async () => {
    await reloadThreeTimes(await openOrders());
  });

  it('[R9.2] [R9.5] with two tabs open a reload of either shows the orders again', async () => {
    const { driver } = webkit;
    const expectedOrder = await openOrders();
    const first = await driver.getWindowHandle();
    await driver.switchTo().newWindow('tab');
    await driver.get(`${server.origin}/my/orders`);
    expect(await untilOrdersShown(driver)).toBe(expectedOrder);
    const second = await driver.getWindowHandle();
    for (const tab of [second, first, second]) {
      await driver.switchTo().window(tab);
      await reloadPage(driver);
      expect(await untilOrdersShown(driver)).toBe(expectedOrder);
    }
  });

  it('[R9.2] with the server stopped each of three reloads shows the orders again', async () => {
    const { driver } = webkit;
    const first = await openOrders();
    await untilInstalled(driver);
    await server.kill();
    await reloadThreeTimes(first);
  });

  it('[R2.15] [R2.18] [R2.19] [R2.14] a member buys, and finds the order in orders and history', async () => {
    const { driver } = webkit;
    await openOrders();
    await driver.get(`${server.origin}/my/catalog/${PRODUCT}`);
    await press(driver, /^Купить за/);
    // The member's addresses may arrive after the quote: until then no place is chosen.
    const submit = 'dialog[open]:has([type=radio]:checked) [type=submit]:not([aria-busy])';
    await driver.wait(until.elementLocated(By.css(submit)), LIMITS.wait);
    await press(driver, /^Купить за/);
    await untilShown(driver, /Заказ принят/);
    await press(driver, /^Открыть заказ$/);
    await untilShown(driver, /Путь заказа/);
    await driver.get(`${server.origin}/my/history`);
    await untilShown(driver, /Операций: [1-9]/);
  });

  it('[R9.2] [R2.20] [R1.8] with the server stopped the codes open, and the language changes', async () => {
    const { driver } = webkit;
    await openOrders();
    await untilInstalled(driver);
    await server.kill();
    await driver.get(`${server.origin}/my/orders?codes`);
    await driver.wait(
      until.elementLocated(By.css('#root dialog[open] svg[role=img]')),
      LIMITS.wait,
      'a code',
    );
    await press(driver, /^Закрыть$/);
    await press(driver, /^Uz$/);
    await driver.wait(until.elementLocated(By.css('html[lang=uz]')), LIMITS.wait);
  });

  it('[R2.21] the scanner stays open and adds the order whose number is typed', async () => {
    const { driver } = webkit;
    const first = await openOrders();
    // A press, as a member does it: a full load leaves a page behind that may lock the database.
    await driver.findElement(By.css('main a[href="/my/scan"]')).click();
    await expect.poll(() => driver.executeScript(readScreen)).toEqual(SCANNER);
    await type(driver, 'main form input', first);
    await driver.findElement(By.css('main form button[type=submit]')).click();
    await driver.wait(
      until.elementLocated(By.css(`main a[href="/my/orders/${first}"]`)),
      LIMITS.wait,
      'the order with the typed number',
    );
    expect(await driver.executeScript(readScreen)).toEqual(SCANNER);
  });

  it('[R2.21] a photo of a code leads to its order', async () => {
    const { driver } = webkit;
    const first = await openOrders();
    await driver.findElement(By.css('main a[href="/my/scan"]')).click();
    const field = By.css('main input[type=file]');
    await driver.wait(until.elementLocated(field), LIMITS.wait);
    await driver.findElement(field).sendKeys(await photoFile(first));
    await driver.wait(until.urlIs(`${server.origin}/my/orders/${first}`), LIMITS.wait);
    await untilShown(driver, /Путь заказа/);
  });

  it('[R9.10] text that is typed just before a reload is in its field again', async () => {
    const { driver } = webkit;
    await openSignedIn(driver, `${server.origin}/my/invite`);
    await type(driver, LAST_NAME, 'Каримова');
    await reloadPage(driver);
    const typed = (field: string) => document.querySelector<HTMLInputElement>(field)?.value;
    await driver.wait(
      async () => (await driver.executeScript<string>(typed, LAST_NAME)) === 'Каримова',
      LIMITS.wait,
      'the text that was typed',
    );
  });

  it('[R9.8] [R2.12] a member sees the balance, and the sign-out leaves nothing of them', async () => {
    const { driver } = webkit;
    await openOrders();
    await driver.get(`${server.origin}/my/`);
    await untilShown(driver, /\d\s\d{3}\sтокен/);
    await press(driver, /^(?:Ещё|Выйти)$/);
    await press(driver, /^Выйти$/);
    const password = By.css('input[autocomplete~=current-password]');
    await driver.wait(until.elementLocated(password), LIMITS.wait);
    expect(await driver.executeScript(readLeftovers)).toEqual({ databases: [], keys: [] });
  });
});

/** Waits until the service worker has stored the app's files and controls the page. */
async function untilInstalled(driver: WebDriver): Promise<void> {
  await driver.wait(
    () => driver.executeScript<boolean>(isInstalled),
    LIMITS.wait,
    'the service worker in control of the page',
  );
  await driver.executeAsyncScript(`(${String(storeMissing)})().then(arguments[0])`);
}

/** Reloads the page; resolves when its document is a new one. */
async function reloadPage(driver: WebDriver): Promise<void> {
  await driver.executeScript(() => {
    Object.assign(window, { isEarlierDocument: true });
  });
  await driver.navigate().refresh();
  await driver.wait(
    () => driver.executeScript<boolean>(() => !('isEarlierDocument' in window)),
    LIMITS.wait,
    'a new document',
  );
}

const isInstalled = () => navigator.serviceWorker.controller?.state === 'activated';
const readScreen = () => ({
  path: location.pathname,
  title: document.querySelector('h1')?.innerText,
  fields: document.querySelectorAll('main form input').length,
  dialogs: document.querySelectorAll('dialog[open]').length,
});
