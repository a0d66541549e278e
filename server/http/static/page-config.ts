import type { AppConfig } from '#src/contract/config.ts';

/** The element of index.html that holds the configuration; src/platform/config.ts reads it. */
const EMPTY = '<script type="application/json" id="app-config"></script>';

/**
 * Writes the configuration into the page: the app then needs no request for it. It is data and not a
 * script, so the Content-Security-Policy does not apply to it.
 */
export function addConfig(page: string, config: AppConfig): string {
  // Nothing in the data may end the element.
  const json = JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
  return page.replace(EMPTY, () => EMPTY.replace('></', () => `>${json}</`));
}
