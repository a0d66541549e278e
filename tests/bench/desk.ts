import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { asc, eq } from 'drizzle-orm';
import { openStore } from '#server/database/open-database.ts';
import { member } from '#server/database/schema/member/member.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { place } from '#server/database/schema/shop/place.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { startServer } from '#tests/support/service/server.ts';
import { createReport } from './report.ts';
import { FIXED_FACTOR, PHONE_SPEED, type Phone } from './screens/phone.ts';
import { withVisit } from './screens/visit.ts';

const SCANS = Number(process.env['BENCH_SCANS'] ?? 40);
const ORDERS = [100, 10_000];
/** Rows in one INSERT. */
const BATCH = 500;
/** For the longest list to arrive, and to be encrypted. */
const LIST_LIMIT_MS = 120_000;

const report = createReport('Codes at a desk without a network (`npm run bench:desk`)');

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? NaN;

/** Adds orders of all members that wait at the first place. Returns the place's name and some of their ids. */
async function fill(dataDir: string, count: number) {
  const store = await openStore({ dataDir, databaseUrl: undefined });
  try {
    const [at] = await store.db.select().from(place).orderBy(asc(place.id)).limit(1);
    const [thing] = await store.db
      .select()
      .from(product)
      .where(eq(product.kind, 'product'))
      .limit(1);
    const members = await store.db.select({ id: member.id }).from(member);
    if (!at || !thing) throw new Error('The demonstration has no place or no product');
    const ids: number[] = [];
    for (let done = 0; done < count; done += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - done) }, (_, index) => ({
        memberId: members[(done + index) % members.length]?.id ?? 0,
        status: 'DELIVERED',
        kind: thing.kind,
        comment: '',
        description: '',
        placeId: at.id,
        prodId: thing.id,
        productName: thing.name,
        price: 0,
      }));
      const added = await store.db.insert(orders).values(rows).returning({ id: orders.id });
      ids.push(...added.map(({ id }) => id));
    }
    return { name: at.name.ru, ids };
  } finally {
    await store.close();
  }
}

/** In the page: ms from the line end of a hand scanner until the response is drawn. */
const scan = (page: Page, code: number): Promise<number> =>
  page.evaluate(async (text) => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]');
    const form = field?.form;
    if (!field || !form) throw new Error('The desk has no field');
    const frame = () => new Promise(requestAnimationFrame);
    // Yellow where the member's card does not work.
    const response = '[data-tone=green], [data-tone=yellow]';
    const isShown = () => document.querySelector(response)?.textContent.includes(text);
    // React follows the setter of the element's class.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const start = performance.now();
    value?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    form.requestSubmit();
    while (!isShown()) await frame();
    await frame();
    return performance.now() - start;
  }, String(code));

async function measure({ page, slowDown }: Phone, at: Awaited<ReturnType<typeof fill>>) {
  await page.getByRole('button', { name: at.name }).click();
  await page.getByText(/^Ждут выдачи: [1-9]/).waitFor({ timeout: LIST_LIMIT_MS });
  await page.context().setOffline(true);
  await slowDown();
  const openedAt = performance.now();
  await page.reload();
  await page.getByText(/^Ждут выдачи: [1-9]/).waitFor({ timeout: LIST_LIMIT_MS });
  const opening = performance.now() - openedAt;
  const times: number[] = [];
  for (let index = 0; index < SCANS; index += 1) {
    await slowDown();
    const code = at.ids[(index * 7919) % at.ids.length] ?? 0;
    times.push(await scan(page, code));
  }
  return { opening, times };
}

/**
 * Reports how long a code keeps the person at a desk waiting on a mid-range phone without a network, with few and with
 * many orders that wait (R12.1). It asserts nothing: times depend on the machine.
 */
async function main(): Promise<void> {
  const speed =
    FIXED_FACTOR > 0 ? `slowed ${FIXED_FACTOR} times` : `a phone's speed (${PHONE_SPEED})`;
  report.line(`${SCANS} codes, ${speed}, without a network, ms.`);
  for (const count of ORDERS) {
    const dataDir = mkdtempSync(join(tmpdir(), 'bench-desk-'));
    const server = await startServer({ dataDir });
    await server.stop();
    const at = await fill(dataDir, count);
    await server.restart();
    try {
      const { origin } = server;
      const visit = { origin, account: 'desk', address: '/my/desk', whenStored: /Где выдаются/ };
      await withVisit(visit, async (phone) => {
        const { opening, times } = await measure(phone, at);
        const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)];
        report.line(
          `${count} orders: start to the list ${opening.toFixed(0)}, code p50 ${half.toFixed(0)}, p95 ${most.toFixed(0)}`,
        );
      });
    } finally {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  report.save();
}

await main();
