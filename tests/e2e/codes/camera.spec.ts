import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../support/looks/accessibility.ts';
import { openSignedIn } from '../support/members/sign-in.ts';
import { cameraHint, liveCameras, order, test } from '../support/scanner-fixtures.ts';

test('[R2.21] the camera is on only while the scanner is visible: off in a hidden tab and on another screen, on after coming back', async ({
  phone: { page },
}) => {
  await page.goto('/my/scan');
  await expect(cameraHint(page)).toBeVisible();
  expect(await liveCameras(page)).toBe(1);

  const hide = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await hide('hidden');
  await expect.poll(() => liveCameras(page)).toBe(0);
  await hide('visible');
  await expect.poll(() => liveCameras(page)).toBe(1);

  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect.poll(() => liveCameras(page)).toBe(0);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  await expect.poll(() => liveCameras(page)).toBe(1);

  await page.getByRole('link', { name: 'К заказам' }).click();
  await expect(page).toHaveURL(/\/my\/orders$/);
  await expect.poll(() => liveCameras(page)).toBe(0);
});

test('[R2.21] leaving the scanner at any moment while the camera starts leaves no camera on', async ({
  phone: { page },
}) => {
  await page.goto('/my/orders');
  const list = page.getByRole('heading', { level: 1, name: 'Заказы' });
  const visit = (stay: number | 'until requested' | 'on') =>
    page.evaluate(async (moment) => {
      const cameras = () => (window as unknown as { liveCameras(): number }).liveCameras();
      const wait = (ms?: number) => new Promise((resolve) => setTimeout(resolve, ms));
      history.pushState({}, '', '/my/scan');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      if (moment === 'on') return;
      if (moment === 'until requested') while (cameras() === 0) await wait();
      else await wait(moment);
      history.back();
    }, stay);
  for (const stay of [0, 20, 60, 120, 250, 500, 'until requested'] as const) {
    await visit(stay);
    await expect(list).toBeVisible();
    await expect.poll(() => liveCameras(page)).toBe(0);
  }

  // A camera starts only after the previous starts have ended, so a camera that they left on counts by now.
  await visit('on');
  await expect(cameraHint(page)).toBeVisible();
  await expect.poll(() => liveCameras(page)).toBe(1);
  await page.goBack();
  await expect(list).toBeVisible();
  await expect.poll(() => liveCameras(page)).toBe(0);
});

test('[R2.21] a camera that is unplugged is reported, and a button starts it again', async ({
  phone: { page },
}) => {
  await page.goto('/my/scan');
  await expect(cameraHint(page)).toBeVisible();
  await page.evaluate(() => {
    const stream = document.querySelector('video')?.srcObject as MediaStream;
    for (const track of stream.getTracks()) track.dispatchEvent(new Event('ended'));
  });
  await expect(page.getByText('Камера отключилась')).toBeVisible();
  await expect.poll(() => liveCameras(page)).toBe(0);
  await page.getByRole('button', { name: 'Включить снова' }).click();
  await expect(cameraHint(page)).toBeVisible();
});

const unavailableCameras = [
  {
    condition: 'a denied camera permission',
    args: ['--use-fake-device-for-media-stream', '--deny-permission-prompts'],
    text: 'Камера закрыта для кабинета',
  },
  {
    condition: 'a missing camera',
    args: ['--use-fake-device-for-media-stream=device-count=0', '--use-fake-ui-for-media-stream'],
    text: 'На этом устройстве нет камеры',
  },
] as const;

for (const { condition, args, text } of unavailableCameras) {
  test(`[R8.5] the scanner explains ${condition}, and a typed number still works`, async ({
    openApp,
    profileDir,
  }) => {
    const { page } = await openApp(profileDir, { args: [...args] });
    await openSignedIn(page, 'student');
    await page.goto('/my/scan');
    const start = page.getByRole('button', { name: 'Включить камеру' });
    const notice = page.getByRole('alert').filter({ hasText: text });
    await expect(start.or(notice)).toBeVisible();
    if (await start.isVisible()) await start.click();
    await expect(notice).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByLabel('Номер с кода').fill('100123');
    await page.keyboard.press('Enter');
    await expect(order(page, '100123')).toBeVisible();
  });
}

test('[R8.5] a camera that another program uses shows the specified text', async ({
  phone: { page, context },
}) => {
  await context.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Could not start video source', 'NotReadableError'));
  });
  await page.goto('/my/scan');
  await expect(
    page.getByText(
      'Камера не отвечает, попробуйте позже, убедитесь что камера не занята другим браузером',
    ),
  ).toBeVisible();
});

test('[R2.21] while the permission prompt is open, the member can leave the scanner and come back', async ({
  phone: { page, context },
}) => {
  await context.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    let isFirst = true;
    devices.getUserMedia = async (constraints) => {
      if (isFirst) {
        isFirst = false;
        await new Promise<void>((resolve) => Object.assign(window, { allowCamera: resolve }));
      }
      return open(constraints);
    };
  });
  await page.goto('/my/scan');
  await page.waitForFunction(() => 'allowCamera' in window);
  await page.getByRole('link', { name: 'К заказам' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();
  await page.goBack();
  await expect(cameraHint(page)).toBeVisible();
  await page.evaluate(() => (window as unknown as { allowCamera(): void }).allowCamera());
  await page.getByRole('link', { name: 'К заказам' }).click();
  await expect.poll(() => liveCameras(page)).toBe(0);
});

test('[R2.21] a tap switches to the other camera, which a reload keeps, and the torch button turns the torch on', async ({
  openApp,
  profileDir,
  server,
}) => {
  const { page, context } = await openApp(profileDir, {
    args: ['--use-fake-device-for-media-stream=device-count=2'],
  });
  await context.grantPermissions(['camera'], { origin: server.origin });
  // Fake cameras have no torch: this one reports a torch and records whether it is switched on.
  await context.addInitScript(() => {
    const track = MediaStreamTrack.prototype;
    track.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities;
    track.applyConstraints = (constraints) => {
      const [torch] = (constraints?.advanced ?? []) as { torch?: boolean }[];
      Object.assign(window, { light: torch?.torch });
      return Promise.resolve();
    };
  });
  await openSignedIn(page, 'student');
  const shownCamera = () =>
    page.evaluate(() => {
      const stream = document.querySelector('video')?.srcObject as MediaStream | undefined;
      return stream?.getVideoTracks()[0]?.getSettings().deviceId;
    });
  await page.goto('/my/scan');
  const other = page.getByRole('button', { name: 'Другая камера' });
  await expect(other).toBeVisible();
  const firstCamera = await shownCamera();
  await other.click();
  // No camera is on during the switch.
  await expect.poll(async () => [undefined, firstCamera].includes(await shownCamera())).toBe(false);
  const secondCamera = await shownCamera();
  await page.reload();
  await expect(other).toBeVisible();
  expect(await shownCamera()).toBe(secondCamera);

  const torch = page.getByRole('button', { name: 'Фонарик' });
  await torch.click();
  await expect(torch).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => (window as { light?: boolean }).light)).toBe(true);
});
