import { type BrowserContext, expect, type Page } from '@playwright/test';
import { join } from 'node:path';
import { cameraArgs, type Sight, writeFilm } from './fake-camera.ts';
import { test as base, type OpenApp } from './fixtures.ts';
import { signInAs } from './sign-in.ts';

/** The film that plays before the camera of a profile. */
export const filmOf = (profileDir: string): string => join(profileDir, 'film.mjpeg');

interface ScannerFixtures {
  /** Puts something in front of the camera, from its next start on. */
  hold: (...sights: readonly Sight[]) => Promise<void>;
  /** A signed-in student with a camera that may be used. */
  phone: OpenApp;
}

/**
 * Lets a story count the cameras that are on, and those that are asked for and may yet come on; what
 * getUserMedia gives is left as it is.
 */
async function watchCameras(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const opened: MediaStreamTrack[] = [];
    let asked = 0;
    Object.assign(window, {
      liveCameras: () => asked + opened.filter(({ readyState }) => readyState === 'live').length,
    });
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (wish) => {
      asked += 1;
      try {
        const stream = await open(wish);
        opened.push(...stream.getTracks());
        return stream;
      } finally {
        asked -= 1;
      }
    };
  });
}

/** How many cameras are on or about to be. */
export const liveCameras = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { liveCameras(): number }).liveCameras());

export const test = base.extend<ScannerFixtures>({
  hold: async ({ profileDir }, use) => {
    await use((...sights) => writeFilm(filmOf(profileDir), sights));
  },

  phone: async ({ openApp, profileDir, hold, server }, use) => {
    await hold(null);
    const opened = await openApp(profileDir, { args: cameraArgs(filmOf(profileDir)) });
    await opened.context.grantPermissions(['camera'], { origin: server.origin });
    await watchCameras(opened.context);
    await signInAs(opened.page, 'student');
    await use(opened);
  },
});

/** The numbers of two orders of the member, as their list shows them. */
export async function twoOrders(page: Page): Promise<[string, string]> {
  await page.goto('/my/orders');
  const numbers = page.getByRole('article').getByText(/^№ \d+$/);
  await expect(numbers.nth(1)).toBeVisible();
  const [first = '', second = ''] = await numbers.allTextContents();
  return [first.replace(/\D/g, ''), second.replace(/\D/g, '')];
}

/** An order in the scanner's list. */
export const order = (page: Page, id: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `№ ${id}` }) });

/** What is over the picture of a camera that reads. */
export const aim = (page: Page) => page.getByText('Наведи камеру на код', { exact: true });
