import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { configureLog } from '#server/config/log.ts';
import { openPostgres } from '#server/database/db.ts';
import { createPostgresDatabase } from '#tests/support/database/fresh-database.ts';
import { generateCommands } from './model-commands.ts';
import { addMembers, beginRun, openWorld } from './model-world.ts';

const skippedLocks = vi.hoisted(() => ({ count: 0 }));
vi.mock('#server/members/members.ts', async (load) => {
  const real = await load<typeof import('#server/members/members.ts')>();
  return {
    ...real,
    lockMember: () => {
      skippedLocks.count += 1;
      return Promise.resolve();
    },
    lockMemberByEmail: (...parameters: Parameters<typeof real.lockMemberByEmail>) => {
      skippedLocks.count += 1;
      return real.findMember(...parameters);
    },
  };
});

const postgresUrl = await createPostgresDatabase();

/** The most runs until one fails because of the missing lock. */
const MAX_RUNS = 1000;

describe.skipIf(postgresUrl === null)('negative control of the model', () => {
  it('[R2.18] the model’s runs fail without the member’s lock', async () => {
    configureLog({ isJson: true, level: 'silent' });
    const world = await openWorld(() => openPostgres(postgresUrl ?? ''), 2);
    const members = await addMembers(world.db);
    const property = fc.asyncProperty(generateCommands(4, 16), async (commands) => {
      const model = await beginRun(world.db, members);
      await fc.asyncModelRun(() => ({ model, real: world }), commands);
    });
    const result = await fc.check(property, { numRuns: MAX_RUNS, endOnFailure: true });
    await world.close();
    expect(skippedLocks.count).toBeGreaterThan(0);
    expect(result.failed).toBe(true);
    expect(String(result.errorInstance)).toMatch(/No sequence of the requests|Audit:/);
    console.log(`without the lock the model failed in run ${result.numRuns}`);
  });
});
