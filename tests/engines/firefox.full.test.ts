import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFirefox } from '#tests/support/browsers/firefox-program.ts';
import { Firefox } from '#tests/support/browsers/firefox.ts';
import { storeMissing } from '#tests/support/browsers/store-missing.ts';
import { photoFile } from '#tests/support/looks/photo-file.ts';
import { pressText, showsText } from '#tests/support/people/press-text.ts';
import { readLeftovers } from '#tests/support/people/read-leftovers.ts';
import { startServer, type TestServer } from '#tests/support/service/server.ts';

/** A product of the demonstration that the student may buy. */
const PRODUCT = 101;
const LAST_NAME = 'main input[name=last]';

const program = findFirefox();

describe.skipIf(program === null)('in Firefox', () => {
  let server: TestServer;
  let firefox: Firefox;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.recover();
    await server.sandbox('POST', 'reset', { email: 'student@example.test' });
    firefox = new Firefox(program ?? '');
    page = await firefox.open();
    await signIn();
  });
  afterEach(() => firefox.remove());

  const go = (path: string) => page.goto(`${server.origin}/my/${path}`);
  const textOf = (selector: string) =>
    page.$eval(selector, (element) => (element as HTMLElement).innerText);
  const shows = (text: RegExp) => page.waitForFunction(showsText, {}, text.source);
  const press = (text: RegExp) => page.waitForFunction(pressText, {}, text.source);

  async function signIn(): Promise<void> {
    await go('');
    await (
      await page.waitForSelector('input[autocomplete~=username]')
    )?.type('student@example.test');
    await page.type('input[autocomplete~=current-password]', 'demo');
    await page.click('button[type=submit]');
    await shows(/12\s480/);
  }

  async function untilInstalled(): Promise<void> {
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await page.evaluate(storeMissing);
  }

  it('[R2.12] [R2.15] [R2.18] [R2.19] [R2.14] a member sees the balance, buys and finds the order in orders and history', async () => {
    await go(`catalog/${PRODUCT}`);
    await press(/^Купить за/);
    // The member's addresses may arrive after the quote: until then no place is chosen.
    await page.waitForSelector(
      'dialog[open]:has([type=radio]:checked) [type=submit]:not([aria-busy])',
    );
    await press(/^Купить за/);
    await shows(/Заказ принят/);
    const number = /№\s(\d+)/.exec(await textOf('dialog[open]'))?.[1] ?? '';
    expect(number).toMatch(/^\d+$/);
    await press(/^Открыть заказ$/);
    await shows(new RegExp(number));
    await go('history');
    await shows(/Операций: [1-9]/);
  });

  /** Reloads as a person does: the driver's reload fails when the worker restarts the page's request. */
  async function reload(): Promise<void> {
    await page.evaluate(() => {
      Object.assign(window, { isOld: true });
      setTimeout(() => location.reload());
    });
    await page.waitForFunction(() => !('isOld' in window));
  }

  it('[R9.2] [R2.20] started again without a network the codes are there, and readable', async () => {
    await go('orders');
    await shows(/№\s\d+/);
    await untilInstalled();
    await go('orders?codes');
    await page.waitForSelector('#root dialog[open] svg[role=img]');
    const code = await textOf('#root dialog[open]');
    await server.kill();
    page = await firefox.open();
    await go('orders?codes');
    await page.waitForSelector('#root dialog[open] svg[role=img]');
    expect((await textOf('#root dialog[open]')).split('\n')[0]).toBe(code.split('\n')[0]);
  });

  it('[R2.21] [R1.8] the number of an order is typed into the scanner, in either language', async () => {
    await go('orders');
    await shows(/№\s\d+/);
    const number = /№\s(\d+)/.exec(await textOf('#root article'))?.[1] ?? '';
    await go('scan');
    await (await page.waitForSelector('main form input'))?.type(number);
    await page.click('main form button[type=submit]');
    await page.waitForSelector(`main a[href="/my/orders/${number}"]`);
    await press(/^Uz$/);
    await page.waitForSelector('html[lang=uz]');
    await reload();
    await page.waitForSelector('html[lang=uz]');
  });

  it('[R2.21] a photo of a code leads to its order', async () => {
    await go('orders');
    await shows(/№\s\d+/);
    const number = /№\s(\d+)/.exec(await textOf('#root article'))?.[1] ?? '';
    await go('scan');
    const field = await page.waitForSelector('main input[type=file]');
    await field?.uploadFile(await photoFile(number));
    await page.waitForFunction((path) => location.pathname === path, {}, `/my/orders/${number}`);
    await shows(/Путь заказа/);
  });

  it('[R9.10] text that is typed just before a reload is in its field again', async () => {
    await go('invite');
    await (await page.waitForSelector(LAST_NAME))?.type('Каримова');
    await reload();
    await page.waitForFunction(
      (field, text) => document.querySelector<HTMLInputElement>(field)?.value === text,
      {},
      LAST_NAME,
      'Каримова',
    );
  });

  it('[R9.8] a sign-out leaves nothing of the member', async () => {
    await press(/^Ещё$/);
    await press(/^Выйти$/);
    await page.waitForSelector('input[autocomplete~=current-password]');
    expect(await page.evaluate(readLeftovers)).toEqual({ databases: [], keys: [] });
  });
});
