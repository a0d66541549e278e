import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Health } from './health.ts';

const ASK_AGAIN_MS = 50;

export interface StopTimes {
  /** How long requests are still taken, so that the load balancer sees the readiness first, ms. */
  readonly delayMs: number;
  /** How long running requests may take after that before they are cut, ms. */
  readonly timeoutMs: number;
}

/** Takes the process out of the rotation, lets running requests end and cuts those that do not. */
export async function stopServer(
  server: Server,
  health: Health,
  { delayMs, timeoutMs }: StopTimes,
): Promise<void> {
  health.setStopping();
  await pause(delayMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that ends its request now would wait for the next one.
  const idle = setInterval(() => server.closeIdleConnections(), ASK_AGAIN_MS);
  const cut = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
