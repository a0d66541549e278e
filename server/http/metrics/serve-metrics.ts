import { createServer } from 'node:http';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import { logError } from '#server/config/log.ts';
import type { OpenDb } from '#server/database/db.ts';
import type { Health } from '#server/http/health.ts';
import { listen } from '#server/http/listen.ts';
import { measureDatabase } from './database.ts';
import { registry } from './requests.ts';

/**
 * Serves the metrics for Prometheus at a port of their own, which the operator keeps from members. Throws a
 * ConfigError when the port cannot be used.
 * @returns a function that stops it
 */
export async function serveMetrics(
  port: number,
  store: OpenDb,
  health: Health,
): Promise<() => void> {
  collectDefaultMetrics({ register: registry });
  const ready = new Gauge({
    name: 'loyalty_ready',
    help: '1 while this process can serve requests',
    registers: [registry],
  });
  const respond = async (): Promise<string> => {
    ready.set((await health.reasons()).length === 0 ? 1 : 0);
    await measureDatabase(store);
    return registry.metrics();
  };
  const server = createServer((req, res) => {
    if (req.url !== '/metrics') return void res.writeHead(404).end();
    respond().then(
      (text) => res.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (error: unknown) => {
        logError('The metrics failed', error);
        res.writeHead(500).end();
      },
    );
  });
  await listen(server, port, 'METRICS_PORT');
  return () => {
    server.close();
    server.closeAllConnections();
    registry.clear();
  };
}
