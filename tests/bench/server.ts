import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#tests/support/postgres.ts';
import { runLoad, type LoadRequest } from './load.ts';
import type { Measured } from './measured-server.ts';
import { createReport } from './report.ts';

const CONNECTIONS = [1, 10, 50];
const DURATION_MS = Number(process.env['BENCH_SECONDS'] ?? 3) * 1000;
/** Interval between memory samples under load, ms. */
const SAMPLE_EVERY_MS = 100;

const report = createReport('Service under load (`npm run bench:server`)');

interface Case {
  readonly name: string;
  readonly status: number;
  readonly next: (index: number) => LoadRequest;
}

function casesOf({ token, prodId, price, buyers }: Measured, etag: string): readonly Case[] {
  const read = (path: string, more: Readonly<Record<string, string>> = {}) => ({
    method: 'GET' as const,
    path: `/service/${path}`,
    headers: { Authorization: `Bearer ${token}`, ...more },
  });
  const page = 'api/products?limit=50';
  return [
    { name: 'contacts', status: 200, next: () => read('v2/api/contacts?include=deals,hasWin') },
    { name: 'cards', status: 200, next: () => read('api/cards') },
    { name: 'orders', status: 200, next: () => read('v2/api/orders?include=productImage') },
    { name: 'operations, 50', status: 200, next: () => read('v2/api/operations?limit=50') },
    { name: 'products, 50', status: 200, next: () => read(page) },
    { name: 'products, ETag', status: 304, next: () => read(page, { 'If-None-Match': etag }) },
    {
      name: 'POST orders',
      status: 201,
      next: (index) => {
        const buyer = buyers[index % buyers.length];
        const order = { comment: '', description: '', date: '2026-01-01T00:00:00.000Z' };
        return {
          method: 'POST',
          path: '/service/api/orders',
          headers: {
            Authorization: `Bearer ${buyer?.token}`,
            'Content-Type': 'application/json',
            'X-Request-ID': randomUUID(),
            'X-Expected-Amount': String(price),
          },
          body: JSON.stringify({ ...order, cardId: buyer?.cardId, prodId }),
        };
      },
    },
  ];
}

/** Resident memory of a process in MB; NaN where the system does not report it. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
  } catch {
    return NaN;
  }
}

interface Started {
  readonly child: ChildProcess;
  readonly measured: Measured;
}

async function start(env: Readonly<Record<string, string>>): Promise<Started> {
  const child = fork(join(import.meta.dirname, 'measured-server.ts'), {
    env: { PATH: process.env['PATH'], ...env },
  });
  const [measured] = (await once(child, 'message')) as [Measured];
  return { child, measured };
}

async function end({ child }: Started): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function measure(name: string, env: Readonly<Record<string, string>>): Promise<void> {
  // The first start fills the database and would still hold the memory that this took.
  await end(await start(env));
  const started = await start(env);
  const { child, measured } = started;
  try {
    const rest = memoryOf(child);
    let most = rest;
    const sampling = setInterval(() => (most = Math.max(most, memoryOf(child))), SAMPLE_EVERY_MS);
    report.line(`\n${name}, requests/s and p95 in ms with 1, 10, 50 connections`);
    for (const one of casesOf(measured, await etagOf(measured))) {
      report.line(`  ${one.name.padEnd(16)}${(await lineOf(one, measured.port)).join('')}`);
    }
    clearInterval(sampling);
    report.line(
      `  memory: ${rest.toFixed(0)} MB at rest, ${most.toFixed(0)} MB at most under load`,
    );
  } finally {
    await end(started);
  }
}

async function lineOf({ status, next }: Case, port: number): Promise<string[]> {
  const cells: string[] = [];
  for (const connections of CONNECTIONS) {
    const load = { port, connections, durationMs: DURATION_MS, status, next };
    const { perSecond, p95, wrong } = await runLoad(load);
    const note = wrong > 0 ? ` (${wrong} wrong)` : '';
    cells.push(`${perSecond.toFixed(0).padStart(7)}/s ${p95.toFixed(1).padStart(7)}${note}`);
  }
  return cells;
}

async function etagOf({ port, token }: Measured): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/service/api/products?limit=50`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return response.headers.get('etag') ?? '';
}

/**
 * Reports the throughput, latency and memory of the service on both databases. It asserts nothing: the
 * figures depend on the machine.
 */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'loyalty-bench-'));
  const postgres = await startPostgres();
  try {
    await measure('Embedded database', { DATA_DIR: folder });
    if (postgres) await measure('PostgreSQL', { DATABASE_URL: postgres.url, SANDBOX: '1' });
    report.save();
  } finally {
    postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
