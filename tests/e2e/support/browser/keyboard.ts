import { expect, type Locator, type Page } from '@playwright/test';

/** More controls than any screen has. */
const MAX_PRESSES = 120;

/** Moves the focus to an element with the Tab key only. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reached by Tab').toBeFocused();
}

/** Moves the focus to an element and presses a key there. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves the focus to a field and replaces its text. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await pressOn(page, target, 'ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Moves the focus into a group of radio buttons and chooses one with the arrow keys. */
export async function chooseRadio(page: Page, radio: Locator): Promise<void> {
  const group = page.locator(`input[type=radio][name="${await radio.getAttribute('name')}"]`);
  const chosen = group.and(page.locator(':checked'));
  // Tab stops at the chosen radio button of a group, or at its first one.
  await pressOn(page, (await chosen.count()) > 0 ? chosen : group.first(), 'Space');
  for (let presses = await group.count(); presses > 0; presses -= 1) {
    // A choice that changes the address shows once the screen has changed.
    await expect(chosen).toBeFocused();
    if (await radio.isChecked()) return;
    await page.keyboard.press('ArrowDown');
  }
  await expect(radio).toBeChecked();
}
