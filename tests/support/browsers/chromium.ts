import { chromium } from 'playwright';
import { findProgram, isExecutable } from '../database/system-tools.ts';

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
 * The path of the Chromium that the tests drive: CHROME_PATH, one of the system, Playwright's own.
 * @throws Error when there is none.
 */
export function findChromium(): string {
  const path = lookUpChromium();
  if (path === null) throw new Error('There is no Chromium: `npm run test:setup` installs one.');
  return path;
}

/**
 * As `findChromium`, but null when there is none.
 * @throws Error when CHROME_PATH names something else than a program.
 */
export function lookUpChromium(): string | null {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) {
    if (!isExecutable(chosen)) throw new Error(`CHROME_PATH is not a program: ${chosen}`);
    return chosen;
  }
  const system = findProgram(['chromium', 'chromium-browser', 'google-chrome']);
  if (system) return system;
  const own = chromium.executablePath();
  return isExecutable(own) ? own : null;
}
