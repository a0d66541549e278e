import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, preview } from 'vite';
import { iconShapes } from '#server/build/icon-shapes.ts';
import { ICON_SETS } from '#src/ui/base/Icon/icons.ts';

const PAGE = 'tests/support/pickup-harness/index.html';

/** A page with only the pickup view: no backend, no sign-in, no service worker. */
export interface PickupHarness {
  readonly url: string;
  close(): Promise<void>;
}

/** Builds the page with the product's own sources and serves it on a free port. */
export async function startPickupHarness(): Promise<PickupHarness> {
  const outDir = mkdtempSync(join(tmpdir(), 'pickup-harness-'));
  const options = {
    configFile: false,
    root: resolve(import.meta.dirname, '../../..'),
    publicDir: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: PAGE } },
  } as const;
  await build({ ...options, plugins: [iconShapes(ICON_SETS)] });
  const server = await preview({ ...options, preview: { port: 0, host: '127.0.0.1' } });
  const origin = server.resolvedUrls?.local[0];
  if (!origin) throw new Error('The page of the pickup view is not served.');
  return {
    url: origin + PAGE,
    async close() {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
