import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { openEmbedded, openPostgres } from '#server/database/db.ts';
import { createPostgresDatabase } from '#tests/support/database/fresh-database.ts';
import { SOAK } from '#tests/support/database/soak.ts';
import { generateCommands } from './model-commands.ts';
import { addMembers, beginRun, openWorld, type OpenDatabase } from './model-world.ts';

const folder = mkdtempSync(join(tmpdir(), 'loyalty-model-'));
const postgresUrl = await createPostgresDatabase();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The most commands in one run. */
const MAX_COMMANDS = 16;

interface Setup {
  readonly name: string;
  readonly open: OpenDatabase;
  readonly processes: number;
  readonly runs: number;
  /** The most requests in flight at the same time. */
  readonly concurrency: number;
}

const setups: readonly Setup[] = [
  {
    name: 'the embedded database',
    open: () => openEmbedded(join(folder, 'database')),
    processes: 1,
    runs: SOAK.modelRuns,
    concurrency: 2,
  },
  ...(postgresUrl === null
    ? []
    : [
        {
          name: 'two processes on PostgreSQL',
          open: () => openPostgres(postgresUrl),
          processes: 2,
          runs: SOAK.parallelModelRuns,
          concurrency: 4,
        },
      ]),
];

describe.each(setups)('the model of money on $name', ({ open, processes, runs, concurrency }) => {
  it(
    '[R2.18][R4.4][R7.31] after random actions of members and staff, balances, stock and orders follow the rules',
    { timeout: SOAK.timeoutMs },
    async () => {
      const world = await openWorld(open, processes);
      const members = await addMembers(world.db);
      const codes = new Map<string, number>();
      const countCode = (code: string) => codes.set(code, (codes.get(code) ?? 0) + 1);
      const property = fc.asyncProperty(
        generateCommands(concurrency, MAX_COMMANDS, countCode),
        async (commands) => {
          const model = await beginRun(world.db, members);
          await fc.asyncModelRun(() => ({ model, real: world }), commands);
        },
      );
      try {
        const result = await fc.check(property, { ...SOAK.cases, numRuns: runs });
        if (result.failed) {
          const message = (await fc.asyncDefaultReportMessage(result)) ?? 'failed';
          throw new Error(message, { cause: result.errorInstance });
        }
        const responses = [...codes].map(([code, count]) => `${code}: ${count}`).join(', ');
        console.log(`model runs: ${result.numRuns}, seed: ${result.seed}, responses: ${responses}`);
        expect(result.numRuns).toBe(runs);
      } finally {
        await world.close();
      }
    },
  );
});
