import { canWrite } from '#src/platform/owner-view/owner-view.ts';
import type { writeActions } from './sync-actions.ts';

/**
 * Loads the actions that write.
 * @throws {TypeError} when their file cannot be loaded: offline, or the page is older than the server.
 */
export type Write = () => Promise<typeof writeActions>;

const loadWrites: Write = async () => (await import('./sync-actions.ts')).writeActions;

/**
 * The only way to the actions that write. Null in owner view (R5.9, R6.3): what writes is not drawn there, and
 * nothing can be called.
 */
export const useWrite = (): Write | null => (canWrite() ? loadWrites : null);
