import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProfile } from '#tests/e2e/support/browser/browser.ts';
import { untilInstalled } from '#tests/e2e/support/browser/installed-app.ts';
import { signInAs } from '#tests/e2e/support/members/sign-in.ts';
import { createPhone, type Phone } from './phone.ts';

/** Limit for the first visit, which downloads the whole list, ms. */
const DOWNLOAD_LIMIT_MS = 600_000;

interface Visit {
  readonly origin: string;
  /** The demo account's name before `@example.test`. */
  readonly account: string;
  /** The address to open before measuring. */
  readonly address: string;
  /** The text that the screen shows once the device holds all measured data. */
  readonly whenStored: RegExp;
}

/** Measures in a fresh browser profile with the app installed and the data stored. */
export async function withVisit(
  { origin, account, address, whenStored }: Visit,
  measure: (phone: Phone) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-profile-'));
  const context = await openProfile(folder, { baseURL: origin });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await signInAs(page, account);
    await page.goto(address);
    await page.getByText(whenStored).first().waitFor({ timeout: DOWNLOAD_LIMIT_MS });
    await untilInstalled(page);
    await measure(await createPhone(context, page));
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
