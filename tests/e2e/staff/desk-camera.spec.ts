import { expect } from '@playwright/test';
import { cameraArgs } from '../support/looks/fake-camera.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';
import { cameraVideoPath, test } from '../support/scanner-fixtures.ts';

resetAfterEach('student');

const PLACE = 'Главный корпус, пункт выдачи, окно 2';

test('[R12.1] [R12.2] the desk’s camera reads one code after the other, without a press between them and without a network', async ({
  openApp,
  profileDir,
  showToCamera,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await showToCamera({ code128: '10559' }, null, { qr: '10573-10580' }, null);
  const { page, context } = await openApp(profileDir, {
    args: cameraArgs(cameraVideoPath(profileDir)),
  });
  await context.grantPermissions(['camera'], { origin: server.origin });
  await openSignedIn(page, 'desk', '/my/staff');
  await page.getByRole('button', { name: PLACE }).click();
  await expect(page.getByText(/^Ждут выдачи: \d/)).toBeVisible();
  const response = page.getByRole('region', { name: 'Ответ на код' });
  await expect(response).toContainText('№ 10559');
  await page.context().setOffline(true);
  await expect(response).toContainText('№ 10573');
  await expect(response.getByRole('heading', { name: 'Можно выдать' })).toBeVisible();
  await expect(response.getByRole('button', { name: 'Выдать: 2 заказа' })).toBeVisible();
});
