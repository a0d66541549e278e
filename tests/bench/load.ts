import autocannon from 'autocannon';

/** Requests over kept-alive connections, each as soon as its previous response is in. */
export interface Load {
  readonly port: number;
  readonly connections: number;
  /** What a connection repeats; each is a device of another person, by its index. */
  readonly request: (connection: number) => autocannon.Request;
  /** The status that every response must have. */
  readonly status: number;
  /** When the load ends: after a time, or after so many responses. */
  readonly until: { readonly seconds: number } | { readonly responses: number };
}

export interface LoadResult {
  readonly perSecond: number;
  /** The 95th percentile of the response time, ms. */
  readonly p95: number;
  /** Responses with another status than the expected one, and requests without a response. */
  readonly wrong: number;
}

/** Drives one process of a server. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const { port, connections, request, status, until } = load;
  const times: number[] = [];
  let opened = 0;
  let wrong = 0;
  const startedAt = performance.now();
  const { promise: ended, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const settings: autocannon.Options = {
    url: `http://127.0.0.1:${port}`,
    connections,
    setupClient: (client) => {
      client.setRequests([request(opened)]);
      opened += 1;
    },
    ...('seconds' in until ? { duration: until.seconds } : { amount: until.responses }),
  };
  const running = autocannon(settings, (error, result) => {
    if (error instanceof Error) reject(error);
    else resolve(result);
  });
  running.on('response', (_client, received, _bytes, ms) => {
    times.push(ms);
    if (received !== status) wrong += 1;
  });
  const { errors } = await ended;
  const seconds = (performance.now() - startedAt) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? NaN,
    wrong: wrong + errors,
  };
}

/** Drives several processes at once, with these connections together. */
export async function runLoads(loads: readonly Load[]): Promise<LoadResult> {
  const results = await Promise.all(
    loads.map((load) => runLoad({ ...load, connections: load.connections / loads.length })),
  );
  return {
    perSecond: results.reduce((sum, one) => sum + one.perSecond, 0),
    p95: Math.max(...results.map((one) => one.p95)),
    wrong: results.reduce((sum, one) => sum + one.wrong, 0),
  };
}
