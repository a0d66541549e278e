import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { History } from '#src/features/history/History.tsx';
import { isWhole } from '#src/platform/first-paint/in-view.ts';
import { member } from '#src/state/member/member.ts';
import { boot, dispatchBoot } from '#src/state/session/boot.ts';
import { reportDrawn, untilContentShown } from '#src/sync/loop/content-shown.ts';
import { monthsAgo, operation, storeOperations } from '../member/history-fixtures.ts';
import { anna } from '../member/profile-fixtures.ts';
import { closeArea, openArea, show } from '../member/profile-orders-fixtures.tsx';

beforeEach(openArea);
afterEach(async () => {
  vi.useRealTimers();
  await closeArea();
});

test('[R9.2] [R2.14] the app takes over from the stored picture of the history while older months still load', async () => {
  // The plot of all months stands beside the list.
  await page.viewport(1440, 900);
  // Nothing but a wait of the app itself ends with its clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  Object.assign(member, { status: 'ready', info: anna });
  dispatchBoot({ type: 'areaOpened' });
  expect(boot.phase).toBe('ready');
  const picture = document.createElement('div');
  picture.dataset['firstScreen'] = '';
  document.body.append(picture);
  // The service has older operations.
  await storeOperations([operation('FRIEND', 1200, monthsAgo(1))], 500);
  show(<History />);
  document.querySelector('main')?.setAttribute('id', 'root');
  await expect.element(page.getByText('Операций: 1')).toBeVisible();
  expect(isWhole()).toBe(false);
  reportDrawn();
  await untilContentShown();
});
