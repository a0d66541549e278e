import { Dexie } from 'dexie';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { closePage, openPage } from '#tests/component/ui-fixtures.tsx';
import { rememberStores } from './remember-stores.ts';
// Components are drawn without the files that bring their icons in the app.
import '#src/ui/base/Icon/other-icons.ts';

const resetStores = rememberStores(
  Object.values(import.meta.glob<Record<string, unknown>>('../../src/state/*.ts', { eager: true })),
);

beforeAll(() => page.viewport(360, 740));
beforeEach(openPage);
afterEach(closePage);

// Files share a page: the next one starts from nothing.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  resetStores();
  sessionStorage.clear();
  document.body.replaceChildren();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});
