import { runningReads } from '#src/data/db/use-stored.ts';
import { nextFrame } from '#src/platform/next-frame.ts';

/** A screen whose reads take longer does not hold back the network, in ms. */
const LIMIT_MS = 3000;

const drawn = Promise.withResolvers<void>();

/** The first screen is drawn, and its reads have begun. */
export const reportDrawn = (): void => drawn.resolve();

async function watchReads(): Promise<void> {
  const start = performance.now();
  const limit = new Promise<void>((resolve) => setTimeout(resolve, LIMIT_MS));
  await Promise.race([drawn.promise, limit]);
  do {
    // What a read returned is drawn in one frame, and begins its own reads in the next.
    await nextFrame();
    await nextFrame();
  } while (runningReads() > 0 && performance.now() - start < LIMIT_MS);
}

let shown: Promise<void> | null = null;

/**
 * Resolves when the first screen shows what it reads from the device, at the latest after 3 s: nothing else may
 * take the device's time before that.
 */
export const untilContentShown = (): Promise<void> => (shown ??= watchReads());
