import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildWhenStale } from '#server/build-client.ts';
import { readPlaywrightReport } from '#tests/support/reports.ts';
import { unpackKeycloak } from './distribution.ts';
import { HOME_VARIABLE, REPORT } from './environment.ts';
import { findMissingPrerequisite } from './prerequisites.ts';

const PLAYWRIGHT = resolve(import.meta.dirname, '../../node_modules/.bin/playwright');
const CONFIG = join(import.meta.dirname, 'playwright.config.ts');

/**
 * Runs the tests against a real Keycloak and passes the arguments on to Playwright. Without the
 * prerequisites it prints what is missing and exits with 0.
 */
async function main(): Promise<void> {
  const missing = findMissingPrerequisite();
  if (missing !== null) return skip(missing);
  const folder = mkdtempSync(join(tmpdir(), 'loyalty-keycloak-'));
  try {
    const unpacked = unpackKeycloak(folder);
    if ('failure' in unpacked) return skip(unpacked.failure);
    await buildWhenStale();
    process.exitCode = runTests(unpacked.home);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

const skip = (reason: string) => console.log(`Keycloak tests skipped: ${reason}`);

function runTests(home: string): number {
  rmSync(REPORT, { force: true });
  const args = ['test', '--config', CONFIG, ...process.argv.slice(2)];
  const env = { ...process.env, [HOME_VARIABLE]: home };
  const { status } = spawnSync(PLAYWRIGHT, args, { stdio: 'inherit', env });
  const { passed, failed, skipped } = readPlaywrightReport(REPORT);
  // The report counts a test that passed on its second attempt as failed; the runner does not.
  const retried = status === 0 ? failed : 0;
  const note = retried > 0 ? ` (${retried} on the second attempt)` : '';
  console.log(
    `Keycloak: ${passed + retried} passed${note}, ${failed - retried} failed, ${skipped} skipped`,
  );
  return status ?? 1;
}

await main();
