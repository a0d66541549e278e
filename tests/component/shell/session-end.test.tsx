import { afterEach, beforeEach, expect, test } from 'vitest';
import { followSessionEnd } from '#src/sync/area/end-session.ts';
import { closeArea, openArea } from '../member/profile-orders-fixtures.tsx';

const HOME = location.href;
const ORDER = '/my/orders/4521';

beforeEach(async () => {
  await openArea();
  history.replaceState(null, '', ORDER);
  sessionStorage.setItem('SF_WANTED', ORDER);
});
afterEach(async () => {
  history.replaceState(null, '', HOME);
  sessionStorage.clear();
  await closeArea();
});

const left = () => [location.pathname, sessionStorage.getItem('SF_WANTED')];

test('[R4.8] when another tab ends the session on a shared device, no tab leads the next person to this member’s order', async () => {
  await followSessionEnd('idle', false);
  expect(left()).toEqual(['/my/', null]);
});

test.each([
  ['the session ended by itself', 'expired', false],
  ['the device is the member’s own', 'idle', true],
] as const)('[R4.8] a tab stays where it is when %s', async (_, reason, isOwn) => {
  await followSessionEnd(reason, isOwn);
  expect(left()).toEqual([ORDER, ORDER]);
});
