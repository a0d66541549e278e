import { Histogram, Registry } from 'prom-client';

/** What this process measures, in Prometheus' form; its names begin with `loyalty_`. */
export const registry = new Registry();

/** The contract's limits of the app, 10 s, and of good service, a quarter of a second, are borders. */
const BUCKETS_S = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const requests = new Histogram({
  name: 'loyalty_http_request_duration_seconds',
  help: 'Time of requests by route pattern; status 0: the client left before the response',
  labelNames: ['method', 'route', 'status'],
  buckets: BUCKETS_S,
  registers: [registry],
});

/**
 * Counts a request.
 * @param route the pattern, never the path: each new value is a new series
 */
export function measureRequest(method: string, route: string, status: number, ms: number): void {
  requests.observe({ method, route, status: String(status) }, ms / 1000);
}
