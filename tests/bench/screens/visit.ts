import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProfile } from '#tests/e2e/support/browser.ts';
import { untilInstalled } from '#tests/e2e/support/installed-app.ts';
import { signInAs } from '#tests/e2e/support/sign-in.ts';
import { phoneOf, type Phone } from './phone.ts';

/** The first visit of a long list downloads all of it, ms. */
const DOWNLOAD_LIMIT_MS = 600_000;

interface Visit {
  readonly origin: string;
  /** The seeded account's name before `@example.test`. */
  readonly account: string;
  /** An address whose screen shows once all that is measured is on the device. */
  readonly address: string;
  readonly whenStored: RegExp;
}

/** Opens a phone's profile in which the app is installed and the data are stored. */
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
    await measure(await phoneOf(context, page));
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
