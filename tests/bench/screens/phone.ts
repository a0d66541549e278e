import type { BrowserContext, Page } from '@playwright/test';

/**
 * Target speed on the scale of Lighthouse's BenchmarkIndex: Lighthouse slows a desktop of 1,700 four times to
 * emulate a mid-range phone.
 */
export const PHONE_SPEED = 1700 / 4;

/** `BENCH_SLOWED=4` slows the machine by this fixed factor instead, whatever its current speed. */
export const FIXED_FACTOR = Number(process.env['BENCH_SLOWED'] ?? 0);

const TRIAL_MS = 150;

/** The machine's current speed, from short trials of string building and array copying. */
const takeSpeed = (page: Page): Promise<number> =>
  page.evaluate((trial) => {
    const count = (work: (round: number) => unknown): number => {
      const start = performance.now();
      let rounds = 0;
      while (performance.now() - start < trial) {
        for (let once = 0; once < 10; once += 1) work(rounds + once);
        rounds += 10;
      }
      return rounds / 10 / ((performance.now() - start) / 1000);
    };
    const buildText = () => {
      let text = '';
      for (let length = 0; length < 10_000; length += 1) text += 'a';
      return text.length;
    };
    const lists = [0, 1].map(() => Array.from({ length: 100_000 }, (_, index) => index));
    const copy = (round: number) => {
      const [from = [], to = []] = round % 2 === 0 ? lists : lists.toReversed();
      for (let index = 0; index < from.length; index += 1) to[index] = from[index] ?? 0;
    };
    return (count(buildText) + count(copy)) / 2;
  }, TRIAL_MS);

/** A page that runs at a phone's speed, whatever else loads the machine. */
export interface Phone {
  readonly page: Page;
  /** Throttles the page to the phone's speed; resolves with the machine's speed at that moment. */
  readonly slowDown: () => Promise<number>;
}

/** Wraps a page of the context as a phone. */
export async function createPhone(context: BrowserContext, page: Page): Promise<Phone> {
  const devtools = await context.newCDPSession(page);
  // A second page, because the measured page's own work would count as slowness of the machine.
  const gauge = await context.newPage();
  await page.bringToFront();
  return {
    page,
    slowDown: async () => {
      const speed = await takeSpeed(gauge);
      const rate = FIXED_FACTOR || Math.max(1, speed / PHONE_SPEED);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
      return speed;
    },
  };
}
