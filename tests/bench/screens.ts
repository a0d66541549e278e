import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type TestServer } from '#tests/support/service/server.ts';
import { createReport } from './report.ts';
import { catalog, CATALOG, HISTORY, history, type Steps } from './screens/cases.ts';
import { FIXED_FACTOR, PHONE_SPEED, type Phone } from './screens/phone.ts';
import { noteLongTasks, type Measure } from './screens/steps.ts';
import { withVisit } from './screens/visit.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
/** Operations that the demo student starts with. */
const DEMO_OPERATIONS = 56;
const PRODUCTS = { small: 300, large: 10_000 } as const;

type Measures = Map<string, Measure[]>;

const report = createReport('Screens with few and many rows (`npm run bench`)');

/** The machine's speeds at the steps so far. */
const speeds: number[] = [];

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Runs a screen's steps once to warm up, then RUNS times measured. */
async function measure({ page, slowDown }: Phone, steps: Steps): Promise<Measures> {
  await noteLongTasks(page);
  const measures: Measures = new Map();
  for (let run = 0; run <= RUNS; run += 1) {
    for (const [name, step] of Object.entries(steps)) {
      speeds.push(await slowDown());
      const measured = await step(page);
      if (run > 0) measures.set(name, [...(measures.get(name) ?? []), measured]);
    }
  }
  return measures;
}

const show = (value: number, digits = 0): string =>
  Number.isNaN(value) ? '—' : value.toFixed(digits);

function cell(measures: readonly Measure[]): string {
  const ms = show(median(measures.map((one) => one.ms)));
  const tasks = show(median(measures.map((one) => one.longTasks)));
  const longest = show(median(measures.map((one) => one.longest)));
  return `${ms} (${tasks}, ${longest})`.padStart(18);
}

function print(
  title: string,
  names: readonly [string, string],
  few: Measures,
  many: Measures,
): void {
  report.line(`\n${title}: ms (long tasks, the longest)`);
  report.line(`${''.padEnd(20)}${names[0].padStart(18)}${names[1].padStart(18)}     ratio`);
  for (const [name, small] of few) {
    const large = many.get(name) ?? [];
    const ratio = median(large.map(({ ms }) => ms)) / median(small.map(({ ms }) => ms));
    report.line(`${name.padEnd(20)}${cell(small)}${cell(large)}    ×${show(ratio, 2)}`);
  }
}

/** Starts the backend with a catalog of that size for as long as it is measured. */
async function withServer<T>(
  products: number,
  work: (server: TestServer) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-data-'));
  const server = await startServer({ dataDir, env: { SEED_PRODUCTS: String(products) } });
  try {
    return await work(server);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureCatalog({ origin }: TestServer): Promise<Measures> {
  let measures: Measures = new Map();
  const visit = { origin, account: 'student', address: CATALOG, whenStored: /токен/ };
  await withVisit(visit, async (phone) => {
    measures = await measure(phone, catalog);
  });
  return measures;
}

/** Adds operations until the student has a hundred. */
async function fillHundred(server: TestServer): Promise<void> {
  for (let count = DEMO_OPERATIONS; count < 100; count += 1) {
    await server.staff.addCoins('student@example.test', 1);
  }
}

async function measureHistory(origin: string, account: string, all: RegExp): Promise<Measures> {
  let measures: Measures = new Map();
  await withVisit({ origin, account, address: HISTORY, whenStored: all }, async (phone) => {
    measures = await measure(phone, history(all));
  });
  return measures;
}

/**
 * Reports how long the longest lists keep a person waiting on a mid-range phone, with few and with many
 * rows. It asserts nothing: times depend on the machine.
 */
async function main(): Promise<void> {
  const slowness =
    FIXED_FACTOR > 0 ? `slowed ${FIXED_FACTOR} times` : `at a phone's speed (${PHONE_SPEED})`;
  report.line(`Medians of ${RUNS} runs ${slowness}, app installed, data stored.`);
  const few = await withServer(PRODUCTS.small, async (server) => {
    const { origin } = server;
    await fillHundred(server);
    const hundred = await measureHistory(origin, 'student', /Операций: 100(?![\u00A0\d])/);
    const thousands = await measureHistory(origin, 'heavy', /Операций: 100\s000/);
    print('History', ['100 operations', '100,000'], hundred, thousands);
    return measureCatalog(server);
  });
  const many = await withServer(PRODUCTS.large, measureCatalog);
  print('Catalog', ['300 products', '10,000'], few, many);
  const [slowest, fastest] = [Math.min(...speeds), Math.max(...speeds)].map((one) => show(one));
  report.line(`\nSpeed of the machine: ${slowest}–${fastest}, median ${show(median(speeds))}.`);
  report.save();
}

await main();
