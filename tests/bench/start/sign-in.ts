import { setTimeout as pause } from 'node:timers/promises';
import type { Request } from '@playwright/test';
import { measureStart, type Phone, type Start } from './measure.ts';
import { BALANCE } from './product.ts';
import { press, watchReady } from './ready.ts';
import { ROUND_TRIP_MS } from './slow-link.ts';

/** How long a person types. */
export const TYPING_MS = 10_000;

export interface FirstVisit {
  /** ms until the sign-in form is usable. */
  readonly form: number;
  /** ms from the form's submission to the balance. */
  readonly signIn: number;
  /** Requests from the submission to the balance that waited for each other. */
  readonly roundTrips: number;
}

/** A first visit to the product with sign-in. */
export async function measureFirstVisit(
  phone: Phone,
  form: Start,
  account: string,
): Promise<FirstVisit> {
  const { page } = phone;
  const { content } = await measureStart(phone, form);
  await page.locator('input[autocomplete~=username]').fill(`${account}@example.test`);
  await page.locator('input[autocomplete~=current-password]').fill('demo');
  await pause(TYPING_MS);

  const untilBalance = await watchReady(page, BALANCE);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await press(page, 'button[type=submit]');
  const { content: signIn } = await untilBalance();
  return { form: content, signIn, roundTrips: await countRoundTrips(requests) };
}

/** The longest chain of requests over the network of which each began after the end of the one before. */
async function countRoundTrips(requests: readonly Request[]): Promise<number> {
  const spans: { start: number; end: number }[] = [];
  for (const request of requests) {
    const { startTime, requestStart, responseStart, responseEnd } = request.timing();
    // Responses of the worker and of the browser's cache come sooner than the network can.
    if (responseEnd < 0 || responseStart - requestStart < ROUND_TRIP_MS) continue;
    const response = await request.response();
    if (!response || response.fromServiceWorker()) continue;
    spans.push({ start: startTime, end: startTime + responseEnd });
  }
  let last = -Infinity;
  let count = 0;
  for (const { start, end } of spans.toSorted((one, other) => one.end - other.end)) {
    if (start < last) continue;
    last = end;
    count += 1;
  }
  return count;
}
