import { exitWith } from './config-error.ts';

/**
 * Runs a server until the terminal or the platform ends it, and closes it cleanly then. A mistake
 * of the operator is one line and exit code 1.
 */
export async function run(start: () => Promise<() => Promise<void>>): Promise<void> {
  const close = await start().catch(exitWith);
  let isClosing = false;
  const stop = () => {
    if (isClosing) return;
    isClosing = true;
    close().then(() => process.exit(0), exitWith);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
