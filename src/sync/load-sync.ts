import type { syncActions } from './sync-actions.ts';

/**
 * Loads the part of the app that needs a network; the first screen does not wait for it.
 * @throws {TypeError} when its file cannot be loaded: offline, or the page is older than the server.
 */
export const loadSync = async (): Promise<typeof syncActions> =>
  (await import('./sync-actions.ts')).syncActions;
