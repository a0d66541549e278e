import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildWhenStale } from '#server/build-client.ts';
import { readPlaywrightReport } from '#tests/support/reports.ts';
import { unpackKeycloak } from './distribution.ts';
import { HOME_VARIABLE, REPORT } from './environment.ts';
import { findHindrance } from './prerequisites.ts';

const PLAYWRIGHT = resolve(import.meta.dirname, '../../node_modules/.bin/playwright');
const CONFIG = join(import.meta.dirname, 'playwright.config.ts');

/**
 * Runs the stories against a real Keycloak, with Playwright's arguments if any are given. Where none
 * can be had it says why and fails nothing.
 */
async function main(): Promise<void> {
  const hindrance = findHindrance();
  if (hindrance !== null) return skip(hindrance);
  const folder = mkdtempSync(join(tmpdir(), 'loyalty-keycloak-'));
  try {
    const unpacked = unpackKeycloak(folder);
    if ('hindrance' in unpacked) return skip(unpacked.hindrance);
    await buildWhenStale();
    process.exitCode = runStories(unpacked.home);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

const skip = (reason: string) => console.log(`Keycloak stories skipped: ${reason}`);

function runStories(home: string): number {
  rmSync(REPORT, { force: true });
  const args = ['test', '--config', CONFIG, ...process.argv.slice(2)];
  const env = { ...process.env, [HOME_VARIABLE]: home };
  const { status } = spawnSync(PLAYWRIGHT, args, { stdio: 'inherit', env });
  const { passed, failed, skipped } = readPlaywrightReport(REPORT);
  // The report counts what passed at the second try as failed; the runner does not.
  const again = status === 0 ? failed : 0;
  const note = again > 0 ? ` (${again} at the second try)` : '';
  console.log(
    `Keycloak: ${passed + again} passed${note}, ${failed - again} failed, ${skipped} skipped`,
  );
  return status ?? 1;
}

await main();
