import { Agent, request } from 'node:http';

/** One request of a load. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface LoadResult {
  readonly perSecond: number;
  /** The 95th percentile of the response time, ms. */
  readonly p95: number;
  /** Responses with another status than the expected one. */
  readonly wrong: number;
}

export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly durationMs: number;
  readonly status: number;
  /** `index` counts the requests of the whole run. */
  readonly next: (index: number) => LoadRequest;
}

/** Sends requests over that many kept-alive connections, each as soon as its previous response is in. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const { port, connections, durationMs, status, next } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let wrong = 0;
  let index = 0;
  const started = performance.now();
  const work = async () => {
    while (performance.now() - started < durationMs) {
      const sent = performance.now();
      const received = await sendRequest(agent, port, next((index += 1)));
      times.push(performance.now() - sent);
      if (received !== status) wrong += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? NaN,
    wrong,
  };
}

const sendRequest = (
  agent: Agent,
  port: number,
  { method, path, headers, body }: LoadRequest,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request({ agent, port, host: '127.0.0.1', method, path, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
