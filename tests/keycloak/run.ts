import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildWhenStale } from '#server/build-app.ts';
import { readPlaywrightReport, unstableLines } from '#tests/support/service/reports.ts';
import { unpackKeycloak } from './distribution.ts';
import { HOME_VARIABLE, REPORT } from './environment.ts';
import { findMissingPrerequisite } from './prerequisites.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PLAYWRIGHT = join(ROOT, 'node_modules/.bin/playwright');
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
  const { passed, failed, skipped, unstable } = readPlaywrightReport(REPORT);
  for (const line of unstableLines(unstable, ROOT)) console.log(line);
  console.log(
    `Keycloak: ${passed} passed, ${failed} failed, ${skipped} skipped, ${unstable.length} unstable`,
  );
  return status ?? 1;
}

await main();
