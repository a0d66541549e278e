import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Health } from './health.ts';

const RETRY_MS = 50;

export interface StopTimes {
  /** How long new requests are accepted, so that the load balancer sees the readiness first, ms. */
  readonly delayMs: number;
  /** How long running requests may take after that before they are cut, ms. */
  readonly timeoutMs: number;
}

/** Takes the process out of the rotation, lets running requests end and cuts those that take too long. */
export async function stopServer(
  server: Server,
  health: Health,
  { delayMs, timeoutMs }: StopTimes,
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
