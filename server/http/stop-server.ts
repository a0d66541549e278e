import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '#server/config/config.ts';
import type { Health } from './health.ts';

const RETRY_MS = 50;

/** Takes the process out of the rotation, lets running requests end and cuts those that take too long. */
export async function stopServer(
  server: Server,
  health: Health,
  { delayMs, timeoutMs }: Config['stop'],
): Promise<void> {
  health.setStopping();
  await pause(delayMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose request ends now would stay open for the next one.
  const idle = setInterval(() => server.closeIdleConnections(), RETRY_MS);
  const cut = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
