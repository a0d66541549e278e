import type { BrowserContext, Page } from '@playwright/test';

/**
 * Speed of the phone that is measured: a quarter of a desktop's, by the scale of Lighthouse's BenchmarkIndex,
 * where 4 is the slowdown that makes a desktop of 1,700 a phone of the middle.
 */
export const PHONE_SPEED = 1700 / 4;

/** `BENCH_SLOWED=4` slows this machine by that factor instead, whatever its speed is just then. */
export const FIXED_FACTOR = Number(process.env['BENCH_SLOWED'] ?? 0);

const TRIAL_MS = 150;

/** How fast the machine is at this moment, by short trials of building texts and of copying numbers. */
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

/** A page that is as fast as a phone whatever the machine's other users leave of its processor. */
export interface Phone {
  readonly page: Page;
  /** Brings the page to the phone's speed; resolves with the machine's own at that moment. */
  readonly slowDown: () => Promise<number>;
}

/** Makes a page of the context a phone. */
export async function phoneOf(context: BrowserContext, page: Page): Promise<Phone> {
  const devtools = await context.newCDPSession(page);
  // Beside the measured page, whose own work would count as slowness of the machine.
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
