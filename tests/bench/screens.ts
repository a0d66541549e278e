import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { catalogue, CATALOGUE, HISTORY, history, type Steps } from './screens/cases.ts';
import { FIXED_FACTOR, PHONE_SPEED, type Phone } from './screens/phone.ts';
import { noteLongTasks, type Measure } from './screens/steps.ts';
import { withVisit } from './screens/visit.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
/** Operations that the student's story begins with. */
const SEEDED = 56;
const PRODUCTS = { small: 300, large: 10_000 } as const;

type Figures = Map<string, Measure[]>;

/** The machine's speeds at the steps so far. */
const speeds: number[] = [];

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Goes through a screen's steps once without counting, then as often as is asked for. */
async function measure({ page, slowDown }: Phone, steps: Steps): Promise<Figures> {
  await noteLongTasks(page);
  const figures: Figures = new Map();
  for (let run = 0; run <= RUNS; run += 1) {
    for (const [name, step] of Object.entries(steps)) {
      speeds.push(await slowDown());
      const figure = await step(page);
      if (run > 0) figures.set(name, [...(figures.get(name) ?? []), figure]);
    }
  }
  return figures;
}

const show = (value: number, digits = 0): string =>
  Number.isNaN(value) ? '—' : value.toFixed(digits);

function cell(measures: readonly Measure[]): string {
  const ms = show(median(measures.map((one) => one.ms)));
  const tasks = show(median(measures.map((one) => one.longTasks)));
  const longest = show(median(measures.map((one) => one.longest)));
  return `${ms} (${tasks}, ${longest})`.padStart(18);
}

function print(title: string, names: readonly [string, string], few: Figures, many: Figures): void {
  console.log(`\n${title}: ms (long tasks, the longest)`);
  console.log(`${''.padEnd(20)}${names[0].padStart(18)}${names[1].padStart(18)}     ratio`);
  for (const [name, small] of few) {
    const large = many.get(name) ?? [];
    const ratio = median(large.map(({ ms }) => ms)) / median(small.map(({ ms }) => ms));
    console.log(`${name.padEnd(20)}${cell(small)}${cell(large)}    ×${show(ratio, 2)}`);
  }
}

/** Starts the backend with a catalogue of that size for as long as it is measured. */
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

async function measureCatalogue({ origin }: TestServer): Promise<Figures> {
  let figures: Figures = new Map();
  const visit = { origin, account: 'student', address: CATALOGUE, whenStored: /токен/ };
  await withVisit(visit, async (phone) => {
    figures = await measure(phone, catalogue);
  });
  return figures;
}

/** Gives the student as many operations more as make a hundred. */
async function fillHundred(server: TestServer): Promise<void> {
  for (let count = SEEDED; count < 100; count += 1) {
    const operation = { email: 'student@example.test', type: 'FRIEND', amount: 1 };
    await server.sandbox('POST', 'operations', operation);
  }
}

async function measureHistory(origin: string, account: string, all: RegExp): Promise<Figures> {
  let figures: Figures = new Map();
  await withVisit({ origin, account, address: HISTORY, whenStored: all }, async (phone) => {
    figures = await measure(phone, history(all));
  });
  return figures;
}

/**
 * Prints how long the longest lists keep a person waiting on a phone of the middle, with few and with many
 * rows; nothing is asserted, the machine decides.
 */
async function main(): Promise<void> {
  const slowness =
    FIXED_FACTOR > 0 ? `slowed ${FIXED_FACTOR} times` : `at a phone's speed (${PHONE_SPEED})`;
  console.log(`Medians of ${RUNS} runs ${slowness}, app installed, data stored.`);
  const few = await withServer(PRODUCTS.small, async (server) => {
    const { origin } = server;
    await fillHundred(server);
    const hundred = await measureHistory(origin, 'student', /Операций: 100(?![\u00A0\d])/);
    const thousands = await measureHistory(origin, 'heavy', /Операций: 100\s000/);
    print('History', ['100 operations', '100,000'], hundred, thousands);
    return measureCatalogue(server);
  });
  const many = await withServer(PRODUCTS.large, measureCatalogue);
  print('Catalogue', ['300 products', '10,000'], few, many);
  const [slowest, fastest] = [Math.min(...speeds), Math.max(...speeds)].map((one) => show(one));
  console.log(`\nThe machine itself: ${slowest}–${fastest}, median ${show(median(speeds))}.`);
}

await main();
