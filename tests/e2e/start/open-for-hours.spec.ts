import { expect, type CDPSession } from '@playwright/test';
import { SOAK } from '#tests/support/database/soak.ts';
import { test } from '../support/fixtures.ts';
import { watchRequests } from '../support/looks/layout-shifts.ts';
import { visitOnce } from '../support/members/member-profile.ts';

/** The sync polls every half a minute. */
const POLL_MS = 30_000;
const STEP_MS = 5000;
/** Real time between two steps, in ms. */
const REAL_MS = 100;
/** The first polls fill what an app has once: caches, compiled code. */
const WARM_UP_MS = 10 * 60_000;
const MOST_GROWTH = 0.05;

/** Bytes that the page's objects take, after garbage collection. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

test(`[R9.5] ${SOAK.pollingMs / 60_000} minutes of polling grow the page’s heap by less than five per cent`, async ({
  page,
  context,
}) => {
  test.setTimeout(SOAK.timeoutMs);
  await page.clock.install();
  await visitOnce({ page, context }, 'student');
  await page.goto('/my/');
  await expect(page.getByText('12 480').first()).toBeVisible();
  // The clock stands still while a request runs, or the service would look slow.
  const runningRequests = watchRequests(page, /^http/);
  let polls = 0;
  page.on('response', (response) => {
    if (response.url().includes('contactTracking')) polls += 1;
  });
  /** Lets the time go on poll by poll: the next half minute begins when a round is over. */
  const run = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += POLL_MS) {
      const before = polls;
      const poll = async () => {
        if (runningRequests() === 0) await page.clock.runFor(STEP_MS);
        return polls;
      };
      await expect.poll(poll, { intervals: [REAL_MS] }).toBeGreaterThan(before);
    }
  };
  const session = await context.newCDPSession(page);
  await run(WARM_UP_MS);
  const before = await heapOf(session);
  await run(SOAK.pollingMs);
  const growth = (await heapOf(session)) / before - 1;
  console.log(
    `${polls} polls, heap ${(before / 1e6).toFixed(2)} MB, growth ${(growth * 100).toFixed(2)} %`,
  );
  expect(growth).toBeLessThan(MOST_GROWTH);
});
