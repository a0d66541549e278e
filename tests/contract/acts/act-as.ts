import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import { afterEach, beforeEach } from 'vitest';
import { journal } from '#server/database/schema/service/journal.ts';
import { buy } from '#tests/support/people/buy.ts';
import { orderIdIn } from '#tests/support/people/live-buyer.ts';
import { requestAs } from '#tests/support/service/request-as.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

interface ActOptions {
  readonly role?: string;
  readonly email?: string;
  readonly requestId?: string;
  readonly method?: 'POST' | 'PUT';
}

/** Does an act as one of staff, by default as an admin. */
const actAs = async (
  test: TestApp,
  path: string,
  body: object,
  {
    role = 'admin',
    email = 'olga@example.test',
    requestId = randomUUID(),
    method = 'POST',
  }: ActOptions = {},
) => {
  const response = await requestAs(test, email, `/programme/v1/${path}`, {
    method,
    body,
    requestId,
    roles: [role],
  });
  return { status: response.status, body: (await response.json()) as Record<string, never> };
};

/** The body of a list, by default as an admin gets it. */
const readAs = async (test: TestApp, path: string, roles: readonly string[] = ['admin']) => {
  const response = await requestAs(test, 'olga@example.test', `/programme/v1/${path}`, { roles });
  return (await response.json()) as Record<string, never>;
};

/** The newest row of the journal. */
export const lastRow = async ({ db }: TestApp) => {
  const [row] = await db.select().from(journal).orderBy(desc(journal.id)).limit(1);
  return row;
};

/** Buys a mug as the student. Returns the order's id. */
async function orderMug({ seed, app }: TestApp): Promise<number> {
  const response = await buy(app, seed.student, { prodId: seed.mug, confirmedPrice: 1200 });
  return orderIdIn(await response.text());
}

/** Gives each test of a file a fresh app, and what staff does in it. */
export function startApps() {
  let running: TestApp | undefined;
  beforeEach(async () => {
    running = await createTestApp();
  });
  afterEach(() => running?.close());
  const app = (): TestApp => {
    if (!running) throw new Error('no test is running');
    return running;
  };
  return {
    app,
    act: (path: string, body: object, options?: ActOptions) => actAs(app(), path, body, options),
    read: (path: string, roles?: readonly string[]) => readAs(app(), path, roles),
    order: () => orderMug(app()),
  };
}
