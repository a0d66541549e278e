import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { startPostgres } from '#tests/support/database/postgres.ts';
import { memoryOf } from './processes.ts';
import { createReport } from './report.ts';

/**
 * Measures the import of a whole institution by its command on PostgreSQL: the time and the largest memory of each
 * file, the first time and once more (R11.4).
 */
const MEMBERS = 10_000;
const PRODUCTS = 3000;

const rows = (count: number, row: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => row(place)).join('\n');

const FILES = {
  products: `externalId;kind;name.ru;name.uz;description.ru;description.uz;brand.ru;category.ru;category.uz;type.ru;type.uz;price;amount.ru;amount.uz;stock;variantOf;options\n${rows(
    PRODUCTS,
    (place) => {
      const family = `p-${place - (place % 3)}`;
      return `p-${place};товар;Товар ${place};Mahsulot ${place};Описание;Tavsif;Synergy;Категория ${place % 20};Toifa ${place % 20};Вещь;Buyum;${100 + place};1 шт.;1 dona;10;${family};Размер/Oʻlcham=${place % 3}/${place % 3}`;
    },
  )}`,
  members: `email;fullName;phones;projects;bitrixId\n${rows(
    MEMBERS,
    (place) =>
      `member-${place}@example.com;Участник ${place};+7900${String(place).padStart(7, '0')};1;${place + 1}`,
  )}`,
  deals: `externalId;member;project;docNum;stage\n${rows(
    MEMBERS,
    (place) => `d-${place};member-${place}@example.com;1;Д-${place};WON`,
  )}`,
  cards: `member;typeId;cardNumber;status\n${rows(
    MEMBERS,
    (place) => `member-${place}@example.com;физическая;${7_700_000_000 + place};активна`,
  )}`,
};

/** Interval between samples of the memory, ms. */
const SAMPLE_EVERY_MS = 200;

interface Run {
  readonly seconds: string;
  readonly megabytes: number;
  readonly said: string;
}

async function importFile(kind: string, file: string, url: string): Promise<Run> {
  const started = performance.now();
  const run = spawn(process.execPath, ['server/programme.ts', 'import', kind, file, '--write'], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, DATABASE_URL: url, OIDC_ISSUER: 'http://localhost/realms/loyalty' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let most = 0;
  const sampling = setInterval(() => {
    most = Math.max(most, memoryOf({ child: run }) || 0);
  }, SAMPLE_EVERY_MS);
  const [said] = await Promise.all([text(run.stdout), once(run, 'exit')]);
  clearInterval(sampling);
  if (run.exitCode !== 0) throw new Error(`The import of ${kind} failed: ${said}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return { seconds, megabytes: Math.round(most), said: said.trim().split('\n').at(-1) ?? '' };
}

const report = createReport('Import of an institution (`node tests/bench/import.ts`)');
const postgres = await startPostgres();
if (!postgres) throw new Error('There is no PostgreSQL: `npm run test:setup` installs one.');
const folder = mkdtempSync(join(tmpdir(), 'loyalty-import-'));
try {
  for (const [kind, content] of Object.entries(FILES)) {
    const file = join(folder, `${kind}.csv`);
    writeFileSync(file, content);
    for (const round of ['first', 'again']) {
      const { seconds, megabytes, said } = await importFile(kind, file, postgres.url);
      report.line(`${kind} ${round}: ${seconds} s, ${megabytes} MB. ${said}`);
    }
  }
  report.save();
} finally {
  postgres.stop();
  rmSync(folder, { recursive: true });
}
