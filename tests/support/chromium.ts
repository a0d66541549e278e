import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findProgram, installDebianPackage, isExecutable } from './system-tools.ts';

/** What Chromium needs in a container and to keep quiet on the network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The Chromium that the tests drive: CHROME_PATH, one of the system, Playwright's own; where there
 * is none it is brought (Debian's package as root, else Playwright's download).
 * @returns the path of the program.
 * @throws Error when there is none and none could be brought.
 */
export function findChromium(): string {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) {
    if (!isExecutable(chosen)) throw new Error(`CHROME_PATH is no program: ${chosen}`);
    return chosen;
  }
  return findInstalled() ?? bringChromium();
}

function findInstalled(): string | null {
  const system = findProgram(['chromium', 'chromium-browser', 'google-chrome']);
  if (system) return system;
  const own = chromium.executablePath();
  return isExecutable(own) ? own : null;
}

function bringChromium(): string {
  if (!installDebianPackage('chromium')) {
    console.log('No Chromium here: downloading the one of Playwright.');
    const cli = join(import.meta.dirname, '../../node_modules/.bin/playwright');
    spawnSync(cli, ['install', 'chromium'], { stdio: 'inherit' });
  }
  const brought = findInstalled();
  if (brought) return brought;
  throw new Error('No Chromium could be found or installed: set CHROME_PATH to one.');
}
