import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#tests/support/database/postgres.ts';
import type { BareWork } from './bare-transactions.ts';
import { runLoad, runLoads, type Load, type LoadResult } from './load.ts';
import { type Buyer, CONTACT, type Measured, orderRequest, PRODUCTS } from './measured.ts';
import { endProcess, memoryOf, runInProcess, startProcess, type Started } from './processes.ts';
import { createReport } from './report.ts';
import type { Statement } from './statements.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const CONNECTIONS = 20;
/** As many as the service lets run at a time (server/database/db.ts). */
const TRANSACTIONS = 15;
const ORDERS_OF_ONE = 1000;
/** Odd: of p95 of so few milliseconds one round says little. */
const ROUNDS = 3;
/** Interval between memory samples under load, ms. */
const SAMPLE_EVERY_MS = 100;

const report = createReport('Service under load (`npm run bench:server`)');

type Server = Started & { readonly measured: Measured };

/** One kind of request; made for each process, which has tokens of its own. */
interface Case {
  readonly name: string;
  readonly status: number;
  readonly request: (measured: Measured) => Load['request'];
}

const buyerOf = ({ buyers }: Measured, connection: number): Buyer => {
  const buyer = buyers[connection % buyers.length];
  if (!buyer) throw new Error('nobody buys');
  return buyer;
};

const reading =
  (path: string, more: (measured: Measured) => object = () => ({})): Case['request'] =>
  (measured) =>
  (connection) => ({
    method: 'GET',
    path,
    headers: { Authorization: `Bearer ${buyerOf(measured, connection).token}`, ...more(measured) },
  });

const orders: Case = {
  name: 'POST orders',
  status: 201,
  request: (measured) => (connection) => ({
    path: '/service/api/orders',
    setupRequest: (request) => ({
      ...request,
      ...orderRequest(buyerOf(measured, connection), measured, randomUUID()),
    }),
  }),
};
const contacts: Case = {
  name: 'contacts',
  status: 200,
  request: reading(CONTACT),
};
const unchanged: Case = {
  name: 'products, ETag',
  status: 304,
  request: reading(PRODUCTS, ({ etag }) => ({ 'If-None-Match': etag })),
};
const CASES: readonly Case[] = [
  { name: 'poll', status: 200, request: reading('/service/api/contactTracking') },
  contacts,
  { name: 'cards', status: 200, request: reading('/service/api/cards') },
  {
    name: 'orders',
    status: 200,
    request: reading('/service/v2/api/orders?include=productImage'),
  },
  { name: 'operations, 50', status: 200, request: reading('/service/v2/api/operations?limit=50') },
  { name: 'products, 50', status: 200, request: reading(PRODUCTS) },
  unchanged,
  orders,
];

const loadOf = ({ measured }: Server, one: Case) => ({
  port: measured.port,
  connections: CONNECTIONS,
  status: one.status,
  request: one.request(measured),
  until: { seconds: SECONDS },
});

const startServer = async (env: Readonly<Record<string, string>>): Promise<Server> => {
  const started = await startProcess<Measured>('measured-server.ts', env);
  return { ...started, measured: started.first };
};

/** What all cores have done since the start of the machine, in ms. */
function coreTimes(): { readonly busy: number; readonly all: number } {
  const times = cpus().map(({ times: one }) => one);
  const all = times.flatMap((one) => Object.values(one)).reduce((sum, ms) => sum + ms, 0);
  return { busy: all - times.reduce((sum, { idle }) => sum + idle, 0), all };
}

/** Cores in use by service, database and load: when all are busy, another process adds nothing. */
function busyCores(since: ReturnType<typeof coreTimes>): string {
  const now = coreTimes();
  const cores = cpus().length;
  const busy = ((now.busy - since.busy) / (now.all - since.all)) * cores;
  return `${busy.toFixed(1)} of ${cores} cores`;
}

/** Prints each kind of request on these processes; returns the throughputs by name. */
async function measureCases(
  servers: readonly Server[],
  cases: readonly Case[],
): Promise<ReadonlyMap<string, number>> {
  const throughputs = new Map<string, number>();
  for (const one of cases) {
    const since = coreTimes();
    const result = await runLoads(servers.map((each) => loadOf(each, one)));
    throughputs.set(one.name, result.perSecond);
    report.line(`  ${one.name.padEnd(18)}${show(result)}, ${busyCores(since)}`);
  }
  return throughputs;
}

function show({ perSecond, p95, wrong }: LoadResult): string {
  const note = wrong > 0 ? `, ${wrong} wrong` : '';
  return `${perSecond.toFixed(0).padStart(7)}/s, p95 ${p95.toFixed(1).padStart(6)} ms${note}`;
}

async function measureMemory(server: Server, work: () => Promise<unknown>): Promise<void> {
  const rest = memoryOf(server);
  let most = rest;
  const sampling = setInterval(() => (most = Math.max(most, memoryOf(server))), SAMPLE_EVERY_MS);
  await work();
  clearInterval(sampling);
  report.line(`  memory: ${rest.toFixed(0)} MB at rest, ${most.toFixed(0)} MB at most under load`);
}

async function measureEmbedded(folder: string): Promise<void> {
  report.line(`Embedded database, ${CONNECTIONS} connections`);
  // The first start fills the database and would still hold the memory that this took.
  await endProcess(await startServer({ DATA_DIR: folder }));
  const server = await startServer({ DATA_DIR: folder });
  await measureMemory(server, () => measureCases([server], CASES));
  await endProcess(server);
}

/** What the framework alone does, and PostgreSQL alone with the statements of an order and of a contact. */
async function measureBare(url: string, { measured }: Server) {
  const route = await startProcess<number>('bare-route.ts', {});
  const limit = await runLoad({
    port: route.first,
    connections: CONNECTIONS,
    status: 200,
    request: () => ({ method: 'GET', path: '/' }),
    until: { seconds: SECONDS },
  });
  await endProcess(route);
  const { recordedFor, buyers } = measured;
  const floorOf = (statements: readonly Statement[]) =>
    runInProcess<BareWork, number>('bare-transactions.ts', {
      url,
      connections: TRANSACTIONS,
      seconds: SECONDS,
      statements,
      recordedFor,
      buyers,
    });
  const { order, contact } = measured.statements;
  const floors = { order: await floorOf(order), contact: await floorOf(contact) };
  report.line(`  bare route        ${show(limit)}: the limit`);
  report.line(
    `  bare order        ${floors.order.toFixed(0).padStart(7)}/s: ${order.length} statements`,
  );
  report.line(
    `  bare contact      ${floors.contact.toFixed(0).padStart(7)}/s: ${contact.length} statement`,
  );
  return { limit: limit.perSecond, floors };
}

/** Another member's reads, alone and while one member sends a thousand orders at once. */
async function measureIsolation(server: Server): Promise<void> {
  const read = { ...loadOf(server, contacts), connections: 2 };
  const buyer = server.measured.buyers.at(-1);
  if (!buyer) throw new Error('nobody buys');
  const alone = await medianP95(read);
  const manyOrders = runLoad({
    ...loadOf(server, orders),
    request: orders.request({ ...server.measured, buyers: [buyer] }),
    until: { responses: ORDERS_OF_ONE },
  });
  const beside = await medianP95(read);
  await manyOrders;
  report.line(
    `  contacts of one member, p95: ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms while another sends ${ORDERS_OF_ONE} orders (${((beside / alone - 1) * 100).toFixed(0)} % more, medians of ${ROUNDS} rounds)`,
  );
}

/** The p95 of a load, ms: the median of some rounds. */
async function medianP95(load: Load): Promise<number> {
  const rounds: number[] = [];
  while (rounds.length < ROUNDS) rounds.push((await runLoad(load)).p95);
  return rounds.toSorted((a, b) => a - b)[(ROUNDS - 1) / 2] ?? NaN;
}

async function measurePostgres(url: string): Promise<void> {
  const env = { DATABASE_URL: url, SANDBOX: '1' };
  report.line(`\nPostgreSQL, ${CONNECTIONS} connections, one process`);
  await endProcess(await startServer(env));
  const server = await startServer(env);
  const { limit, floors } = await measureBare(url, server);
  let one: ReadonlyMap<string, number> = new Map();
  await measureMemory(server, async () => (one = await measureCases([server], CASES)));
  const ratio = (name: string, to: number) => ((one.get(name) ?? NaN) / to).toFixed(2);
  report.line(
    `  of its statements alone: orders ${ratio(orders.name, floors.order)}, contacts ${ratio(contacts.name, floors.contact)}; of the limit: 304 ${ratio(unchanged.name, limit)}, contacts ${ratio(contacts.name, limit)}`,
  );
  await measureIsolation(server);

  report.line(`\nPostgreSQL, ${CONNECTIONS} connections, two processes`);
  const second = await startServer(env);
  const both = await measureCases([server, second], [contacts, unchanged, orders]);
  const gains = [...both].map(
    ([name, perSecond]) => `${name} ${(perSecond / (one.get(name) ?? NaN)).toFixed(2)}`,
  );
  report.line(`  times one process: ${gains.join(', ')}`);
  await Promise.all([server, second].map(endProcess));
}

/**
 * Reports the throughput, latency and memory of the service on both databases. It asserts nothing: the
 * figures depend on the machine.
 */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'loyalty-bench-'));
  const postgres = await startPostgres();
  try {
    await measureEmbedded(folder);
    if (postgres) await measurePostgres(postgres.url);
    report.save();
  } finally {
    postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
