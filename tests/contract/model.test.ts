import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { openEmbedded, openPostgres } from '#server/store/db.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { SOAK } from '#tests/support/soak.ts';
import { commandsOf } from './model-commands.ts';
import { addCast, beginRun, openWorld, type Opening } from './model-world.ts';

const folder = mkdtempSync(join(tmpdir(), 'loyalty-model-'));
const postgres = await startPostgres();
afterAll(() => {
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Commands in one run, at most. */
const LENGTH = 16;

interface Place {
  readonly name: string;
  readonly open: Opening;
  readonly processes: number;
  readonly runs: number;
  /** Calls on their way together, at most. */
  readonly atOnce: number;
}

const places: readonly Place[] = [
  {
    name: 'the embedded database',
    open: () => openEmbedded(join(folder, 'database')),
    processes: 1,
    runs: SOAK.modelRuns,
    atOnce: 2,
  },
  ...(postgres
    ? [
        {
          name: 'two processes on PostgreSQL',
          open: () => openPostgres(postgres.url),
          processes: 2,
          runs: SOAK.parallelModelRuns,
          atOnce: 4,
        },
      ]
    : []),
];

describe.each(places)('the model of money on $name', ({ open, processes, runs, atOnce }) => {
  it(
    '[R2.18][R4.4][R7.31] whatever members and staff do, the coins, pieces and orders are those of the rules',
    { timeout: SOAK.timeoutMs },
    async () => {
      const world = await openWorld(open, processes);
      const cast = await addCast(world.db);
      const codes = new Map<string, number>();
      const note = (code: string) => codes.set(code, (codes.get(code) ?? 0) + 1);
      const property = fc.asyncProperty(commandsOf(atOnce, LENGTH, note), async (commands) => {
        const model = await beginRun(world.db, cast);
        await fc.asyncModelRun(() => ({ model, real: world }), commands);
      });
      try {
        const result = await fc.check(property, { ...SOAK.seed, numRuns: runs });
        if (result.failed) {
          const message = (await fc.asyncDefaultReportMessage(result)) ?? 'failed';
          throw new Error(message, { cause: result.errorInstance });
        }
        const answers = [...codes].map(([code, count]) => `${code}: ${count}`).join(', ');
        console.log(`model runs: ${result.numRuns}, seed: ${result.seed}, answers: ${answers}`);
        expect(result.numRuns).toBe(runs);
      } finally {
        await world.close();
      }
    },
  );
});
