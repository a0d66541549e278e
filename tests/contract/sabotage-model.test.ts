import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { configureLog } from '#server/log.ts';
import { openPostgres } from '#server/store/db.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { commandsOf } from './model-commands.ts';
import { addCast, beginRun, openWorld } from './model-world.ts';

const felt = vi.hoisted(() => ({ times: 0 }));
vi.mock('#server/store/members.ts', async (load) => ({
  ...(await load<typeof import('#server/store/members.ts')>()),
  lockMember: () => {
    felt.times += 1;
    return Promise.resolve();
  },
}));

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

/** Within so many runs the model must have met a race that the missing lock loses. */
const RUNS = 1000;

describe.skipIf(postgres === null)('the model’s runs are worth something', () => {
  it('[R2.18] without the member’s lock they fail', { timeout: 180_000 }, async () => {
    configureLog({ isJson: true, level: 'silent' });
    const world = await openWorld(() => openPostgres(postgres?.url ?? ''), 2);
    const cast = await addCast(world.db);
    const property = fc.asyncProperty(commandsOf(4, 16), async (commands) => {
      const model = await beginRun(world.db, cast);
      await fc.asyncModelRun(() => ({ model, real: world }), commands);
    });
    const result = await fc.check(property, { numRuns: RUNS, endOnFailure: true });
    await world.close();
    expect(felt.times).toBeGreaterThan(0);
    expect(result.failed).toBe(true);
    expect(String(result.errorInstance)).toMatch(/No order of the calls|Audit:/);
    console.log(`without the lock the model failed in run ${result.numRuns}`);
  });
});
