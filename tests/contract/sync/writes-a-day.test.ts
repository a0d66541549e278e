import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, type OpenDb } from '#server/database/db.ts';
import { idempotentRequest } from '#server/database/schema/service/idempotent-request.ts';
import {
  createPostgresDatabase,
  openFreshEmbedded,
} from '#tests/support/database/fresh-database.ts';
import { readBody } from '#tests/support/people/buy.ts';
import { seedSmall, type SmallSeed } from '#tests/support/service/small-seed.ts';
import { createAppOn, NO_LIMITS } from '#tests/support/service/test-app.ts';
import { writeAs } from '#tests/support/service/write-as.ts';

const HOUR_MS = 60 * 60 * 1000;
const MOST = 5;

const postgresUrl = await createPostgresDatabase();
const databases = [
  { name: 'the embedded database', open: openFreshEmbedded },
  ...(postgresUrl === null ? [] : [{ name: 'PostgreSQL', open: () => openPostgres(postgresUrl) }]),
];

describe.each(databases)('the writes of a member within a day on $name', ({ open }) => {
  let store: OpenDb;
  let seed: SmallSeed;
  let processes: ReturnType<typeof createAppOn>[];
  beforeAll(async () => {
    store = await open();
    seed = await seedSmall(store.db);
    const limits = { ...NO_LIMITS, writesADay: MOST };
    processes = [createAppOn(store.db, { limits }), createAppOn(store.db, { limits })];
  });
  afterAll(() => store.close());

  const write = (number: number, email: string, requestId: string = randomUUID()) => {
    const app = processes[number % 2];
    if (!app) throw new Error('There is no such process');
    const body = { prodId: seed.mug };
    return writeAs({ app }, email, { method: 'PUT', path: 'api/goal', body, requestId });
  };

  it('[R10.8] [R7.31] beyond the limit of all processes a write is refused until the oldest is a day old, earlier responses are given again, and others write on', async () => {
    const [student, other] = [seed.student.email, seed.notStudent.email];
    const ids = Array.from({ length: MOST }, () => randomUUID());
    for (const [index, id] of ids.entries()) {
      expect((await write(index, student, id)).status).toBe(200);
    }
    await store.db.update(idempotentRequest).set({ at: new Date(Date.now() - 23 * HOUR_MS) });
    const late = randomUUID();
    for (const process of [0, 1]) {
      const refused = await write(process, student, late);
      expect(refused.status).toBe(429);
      const wait = Number(refused.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(3600);
      expect(await readBody(refused)).toMatchObject({
        errorCode: 'TOO_MANY_REQUESTS',
        message: 'За сутки слишком много действий, попробуй завтра',
      });
    }
    expect((await write(0, student, ids[0])).status).toBe(200);
    expect((await write(0, other)).status).toBe(200);
    expect(await store.db.$count(idempotentRequest)).toBe(MOST + 1);

    await store.db.update(idempotentRequest).set({ at: new Date(Date.now() - 24 * HOUR_MS) });
    expect((await write(1, student, late)).status).toBe(200);
  });
});
