import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test as base, type OpenApp } from './fixtures.ts';
import { cameraArgs, type Scene, writeCameraVideo } from './looks/fake-camera.ts';
import { openSignedIn } from './members/sign-in.ts';

/** The path of the video that the camera of a profile plays. */
export const cameraVideoPath = (profileDir: string): string => join(profileDir, 'camera.mjpeg');

interface ScannerFixtures {
  /** Sets what the camera sees from its next start on. */
  showToCamera: (...scenes: readonly Scene[]) => Promise<void>;
  /** The app of a signed-in student, with permission to use the camera. */
  phone: OpenApp;
}

/** Counts the cameras that are on or requested; the results of getUserMedia stay unchanged. */
async function watchCameras(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const opened: MediaStreamTrack[] = [];
    let requested = 0;
    Object.assign(window, {
      liveCameras: () =>
        requested + opened.filter(({ readyState }) => readyState === 'live').length,
    });
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (constraints) => {
      requested += 1;
      try {
        const stream = await open(constraints);
        opened.push(...stream.getTracks());
        return stream;
      } finally {
        requested -= 1;
      }
    };
  });
}

/** The number of cameras that are on or requested. */
export const liveCameras = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { liveCameras(): number }).liveCameras());

export const test = base.extend<ScannerFixtures>({
  showToCamera: async ({ profileDir }, use) => {
    await use((...scenes) => writeCameraVideo(cameraVideoPath(profileDir), scenes));
  },

  phone: async ({ openApp, profileDir, showToCamera, server }, use) => {
    await showToCamera(null);
    const opened = await openApp(profileDir, { args: cameraArgs(cameraVideoPath(profileDir)) });
    await opened.context.grantPermissions(['camera'], { origin: server.origin });
    await watchCameras(opened.context);
    await openSignedIn(opened.page, 'student');
    await use(opened);
  },
});

/** The numbers of the first two orders on the member's list. */
export async function twoOrders(page: Page): Promise<[string, string]> {
  await page.goto('/my/orders');
  const numbers = page.getByRole('article').getByText(/^№\s\d+$/);
  await expect(numbers.nth(1)).toBeVisible();
  const [first = '', second = ''] = await numbers.allTextContents();
  return [first.replace(/\D/g, ''), second.replace(/\D/g, '')];
}

/** An order in the scanner's list. */
export const order = (page: Page, id: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `№ ${id}` }) });

/** The hint over the camera's picture while the scanner reads. */
export const cameraHint = (page: Page) => page.getByText('Наведи камеру на код', { exact: true });
