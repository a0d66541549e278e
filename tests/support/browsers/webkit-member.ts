import { By, until, type WebDriver } from 'selenium-webdriver';
import { LIMITS } from '../limits.ts';
import { pressText, showsText } from '../people/press-text.ts';

const ACCOUNT = { email: 'student@example.test', password: 'demo' };

/** Opens an app's address as the seeded student, who signs in on the way to it. */
export async function openSignedIn(driver: WebDriver, address: string): Promise<void> {
  await driver.get(address);
  await type(driver, 'input[autocomplete~=username]', ACCOUNT.email);
  await type(driver, 'input[autocomplete~=current-password]', ACCOUNT.password);
  await driver.findElement(By.css('button[type=submit]')).click();
  await driver.wait(until.urlIs(address), LIMITS.wait);
}

/** Types into a field as soon as it is there. */
export async function type(driver: WebDriver, field: string, text: string): Promise<void> {
  const found = await driver.wait(until.elementLocated(By.css(field)), LIMITS.wait);
  await driver.wait(until.elementIsVisible(found), LIMITS.wait);
  await found.sendKeys(text);
}

/** Waits until the app's list shows orders; resolves with the number of the first one. */
export const untilOrdersShown = (driver: WebDriver): Promise<string> =>
  driver.wait(
    () => driver.executeScript<string>(readFirstOrder),
    LIMITS.wait,
    'the list of orders',
  );

const readFirstOrder = () =>
  /№\s(\d+)/.exec(document.querySelector<HTMLElement>('#root article')?.innerText ?? '')?.[1] ?? '';

/** Presses the button or link with the text as soon as it is there. */
export const press = (driver: WebDriver, text: RegExp): Promise<boolean> =>
  driver.wait(
    () => driver.executeScript<boolean>(pressText, text.source),
    LIMITS.wait,
    `a button or link ${String(text)}`,
  );

/** Waits until the app shows the text. */
export const untilShown = (driver: WebDriver, text: RegExp): Promise<boolean> =>
  driver.wait(
    () => driver.executeScript<boolean>(showsText, text.source),
    LIMITS.wait,
    `the text ${String(text)}`,
  );
