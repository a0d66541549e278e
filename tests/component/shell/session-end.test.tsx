import { afterEach, beforeEach, expect, test } from 'vitest';
import { database, openDatabase } from '#src/data/db/area/database.ts';
import { loadDeskList, storeDeskList } from '#src/data/db/desk-list.ts';
import { session } from '#src/state/session/session.ts';
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

test.each([
  ['expires on a shared device', 'expired', false],
  ['ends on staff’s own device', 'idle', true],
] as const)(
  '[R12.2] the list of a desk goes with the session that %s',
  async (_, reason, isOwn) => {
    const databaseName = database().name;
    const orders = new Map([[10_559, { id: 10_559 }]]);
    await storeDeskList({ place: 1, orders, at: '2026-11-30T10:00:00.000Z' }, null);
    expect(await loadDeskList(1)).toMatchObject({ orders: [{ id: 10_559 }] });
    session.member = {
      sub: 'desk',
      email: 'd@example.test',
      firstName: '',
      lastName: '',
      roles: ['desk'],
      databaseName,
    };
    await followSessionEnd(reason, isOwn);
    await openDatabase(databaseName);
    expect(await loadDeskList(1)).toBeNull();
    expect(await database().deskOrders.count()).toBe(0);
  },
);
