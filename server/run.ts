import { exitWith } from './config-error.ts';
import { log } from './log.ts';

/** 128 + SIGINT: ended by the person's second signal. */
const INTERRUPTED = 130;

/**
 * Runs a server until the terminal or the platform ends it, and closes it cleanly then; a second
 * signal ends it at once. A mistake of the operator is one line and exit code 1.
 */
export async function run(start: () => Promise<() => Promise<void>>): Promise<void> {
  const running: { close?: () => Promise<void> } = {};
  const stop = () => {
    const { close } = running;
    // Nothing is open yet that could be closed, or the person will not wait.
    if (!close) process.exit(INTERRUPTED);
    delete running.close;
    log('Stopping …');
    close().then(() => process.exit(0), exitWith);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  running.close = await start().catch(exitWith);
}
