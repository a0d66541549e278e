import { exitWith } from './config/config-error.ts';
import { readConfig, type Config } from './config/config.ts';
import { configureLog, log } from './config/log.ts';

/** 128 + SIGINT: ended by a second signal. */
const INTERRUPTED = 130;

/**
 * Runs a server by the environment's configuration until a signal of the terminal or the platform, then closes it; a
 * second signal ends it at once. A configuration error prints one line and exits with code 1.
 */
export async function run(start: (config: Config) => Promise<() => Promise<void>>): Promise<void> {
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
  const begin = async () => {
    const config = readConfig(process.env);
    configureLog(config.log);
    return start(config);
  };
  running.close = await begin().catch(exitWith);
}
