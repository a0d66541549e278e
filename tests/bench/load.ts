import { Agent, request } from 'node:http';

/** One request of a load; `index` counts the requests of the whole run. */
export interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Figures {
  readonly perSecond: number;
  /** The time that 95 of 100 answers did not exceed, ms. */
  readonly p95: number;
  /** Answers of another status than the wanted one. */
  readonly wrong: number;
}

export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly durationMs: number;
  readonly status: number;
  readonly next: (index: number) => Asked;
}

/** Asks over so many kept connections, each as fast as it is answered. */
export async function runLoad(load: Load): Promise<Figures> {
  const { port, connections, durationMs, status, next } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let wrong = 0;
  let index = 0;
  const started = performance.now();
  const work = async () => {
    while (performance.now() - started < durationMs) {
      const sent = performance.now();
      const answered = await ask(agent, port, next((index += 1)));
      times.push(performance.now() - sent);
      if (answered !== status) wrong += 1;
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

const ask = (agent: Agent, port: number, { method, path, headers, body }: Asked): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request({ agent, port, host: '127.0.0.1', method, path, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
