import { globSync } from 'node:fs';
import { findProgram, isExecutable } from '../database/system-tools.ts';

/** The browser of WebKitGTK's own tests; Debian keeps it beside the library. */
const MINI_BROWSER = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';

export interface WebKitPrograms {
  /** Debian's WebKitWebDriver. */
  readonly webDriver: string;
  readonly miniBrowser: string;
  /** The X server without a screen. */
  readonly xvfb: string;
}

/** The path of WebKit's driver, null where it or its browser is not installed. */
export const findWebKitDriver = (): string | null =>
  findMiniBrowser() === null ? null : findProgram(['WebKitWebDriver']);

/** The path of the X server without a screen, null where it is not installed. */
export const findXvfb = (): string | null => findProgram(['Xvfb']);

const findMiniBrowser = () => globSync(MINI_BROWSER).find(isExecutable) ?? null;

/** The programs that `startWebKit` needs; null, with the reason printed, where one is not installed. */
export function findWebKit(): WebKitPrograms | null {
  const webDriver = findWebKitDriver();
  const miniBrowser = findMiniBrowser();
  const xvfb = findXvfb();
  if (webDriver && miniBrowser && xvfb) return { webDriver, miniBrowser, xvfb };
  console.log(
    `WebKit is not tested: ${webDriver ? 'Xvfb' : 'WebKitWebDriver'} is not installed. \`npm run test:setup\` installs it.`,
  );
  return null;
}
