import { Dexie } from 'dexie';
import i18next from 'i18next';
import { afterAll, vi } from 'vitest';
import { overlays } from '#src/state/page/overlays.ts';

// Files that share an environment share its device, its stores and its globals: the next one starts from nothing.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  overlays.toasts = [];
  i18next.off('languageChanged');
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});
