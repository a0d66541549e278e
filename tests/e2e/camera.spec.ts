import { expect } from '@playwright/test';
import { expectNoAxeViolations } from './support/accessibility.ts';
import { signInAs } from './support/sign-in.ts';
import { aim, liveCameras, order, test } from './support/scanner-fixtures.ts';

test('[R2.21] leaving, hiding and coming back: the camera is on only while it is seen', async ({
  phone: { page },
}) => {
  await page.goto('/my/scan');
  await expect(aim(page)).toBeVisible();
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

test('[R2.21] leaving at any moment of the start leaves no camera on', async ({
  phone: { page },
}) => {
  await page.goto('/my/orders');
  const list = page.getByRole('heading', { level: 1, name: 'Заказы' });
  const visit = (stay: number | 'until asked' | 'on') =>
    page.evaluate(async (moment) => {
      const cameras = () => (window as unknown as { liveCameras(): number }).liveCameras();
      const wait = (ms?: number) => new Promise((resolve) => setTimeout(resolve, ms));
      history.pushState({}, '', '/my/scan');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      if (moment === 'on') return;
      if (moment === 'until asked') while (cameras() === 0) await wait();
      else await wait(moment);
      history.back();
    }, stay);
  for (const stay of [0, 20, 60, 120, 250, 500, 'until asked'] as const) {
    await visit(stay);
    await expect(list).toBeVisible();
    await expect.poll(() => liveCameras(page)).toBe(0);
  }

  // The next camera comes on after the former ones alone: whatever they have left on is on by now.
  await visit('on');
  await expect(aim(page)).toBeVisible();
  await expect.poll(() => liveCameras(page)).toBe(1);
  await page.goBack();
  await expect(list).toBeVisible();
  await expect.poll(() => liveCameras(page)).toBe(0);
});

test('[R2.21] a camera that is pulled out says so and starts again', async ({
  phone: { page },
}) => {
  await page.goto('/my/scan');
  await expect(aim(page)).toBeVisible();
  await page.evaluate(() => {
    const stream = document.querySelector('video')?.srcObject as MediaStream;
    for (const track of stream.getTracks()) track.dispatchEvent(new Event('ended'));
  });
  await expect(page.getByText('Камера отключилась')).toBeVisible();
  await expect.poll(() => liveCameras(page)).toBe(0);
  await page.getByRole('button', { name: 'Включить снова' }).click();
  await expect(aim(page)).toBeVisible();
});

const troubles = [
  {
    what: 'a refused camera',
    args: ['--use-fake-device-for-media-stream', '--deny-permission-prompts'],
    text: 'Камера закрыта для кабинета',
  },
  {
    what: 'no camera',
    args: ['--use-fake-device-for-media-stream=device-count=0', '--use-fake-ui-for-media-stream'],
    text: 'На этом устройстве нет камеры',
  },
] as const;

for (const { what, args, text } of troubles) {
  test(`[R8.5] ${what} is explained, and a typed number works all the same`, async ({
    openApp,
    profileDir,
  }) => {
    const { page } = await openApp(profileDir, { args: [...args] });
    await signInAs(page, 'student');
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

test('[R8.5] a camera that another program holds is named as the specification has it', async ({
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

test('[R2.21] an unanswered question for permission holds up neither leaving nor coming back', async ({
  phone: { page, context },
}) => {
  await context.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    let isFirst = true;
    devices.getUserMedia = async (wish) => {
      if (isFirst) {
        isFirst = false;
        await new Promise<void>((resolve) => Object.assign(window, { answer: resolve }));
      }
      return open(wish);
    };
  });
  await page.goto('/my/scan');
  await page.waitForFunction(() => 'answer' in window);
  await page.getByRole('link', { name: 'К заказам' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();
  await page.goBack();
  await expect(aim(page)).toBeVisible();
  await page.evaluate(() => (window as unknown as { answer(): void }).answer());
  await page.getByRole('link', { name: 'К заказам' }).click();
  await expect.poll(() => liveCameras(page)).toBe(0);
});

test('[R2.21] another camera is a tap away and remembered, and a light is switched where there is one', async ({
  openApp,
  profileDir,
  server,
}) => {
  const { page, context } = await openApp(profileDir, {
    args: ['--use-fake-device-for-media-stream=device-count=2'],
  });
  await context.grantPermissions(['camera'], { origin: server.origin });
  // No fake camera has a light: this one is told to say so, and its answer is kept.
  await context.addInitScript(() => {
    const track = MediaStreamTrack.prototype;
    track.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities;
    track.applyConstraints = (wish) => {
      const [torch] = (wish?.advanced ?? []) as { torch?: boolean }[];
      Object.assign(window, { light: torch?.torch });
      return Promise.resolve();
    };
  });
  await signInAs(page, 'student');
  const shown = () =>
    page.evaluate(() => {
      const stream = document.querySelector('video')?.srcObject as MediaStream | undefined;
      return stream?.getVideoTracks()[0]?.getSettings().deviceId;
    });
  await page.goto('/my/scan');
  const other = page.getByRole('button', { name: 'Другая камера' });
  await expect(other).toBeVisible();
  const first = await shown();
  await other.click();
  // Between two cameras there is none.
  await expect.poll(async () => [undefined, first].includes(await shown())).toBe(false);
  const second = await shown();
  await page.reload();
  await expect(other).toBeVisible();
  expect(await shown()).toBe(second);

  const torch = page.getByRole('button', { name: 'Фонарик' });
  await torch.click();
  await expect(torch).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => (window as { light?: boolean }).light)).toBe(true);
});
