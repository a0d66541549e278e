import { exitWith } from './config/config-error.ts';
import { log } from './config/log.ts';

/** 128 + SIGINT: ended by a second signal. */
const INTERRUPTED = 130;

/**
 * Runs a server until a signal of the terminal or the platform, then closes it; a second signal ends it
 * at once. A configuration error prints one line and exits with code 1.
 */
export async function run(start: () => Promise<() => Promise<void>>): Promise<void> {
  const running: { close?: () => Promise<void> } = {};
  const stop = () => {
    const { close } = running;
    // Nothing is open yet, or this is the second signal.
    if (!close) process.exit(INTERRUPTED);
    delete running.close;
    log('Stopping …');
    close().then(() => process.exit(0), exitWith);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  running.close = await start().catch(exitWith);
}
