import { runningReads } from '#src/data/db/use-stored.ts';
import { isFirstScreenShown, isUsable } from '#src/platform/first-paint/in-view.ts';
import { nextFrame } from '#src/platform/first-paint/next-frame.ts';
import { withTimeoutOrNull } from '#src/platform/network/with-timeout.ts';
import { member } from '#src/state/member/member.ts';
import { boot } from '#src/state/session/boot.ts';

/** A screen whose reads take longer does not hold back the network, in ms. */
const LIMIT_MS = 3000;

const drawn = Promise.withResolvers<void>();

/** The first screen is drawn, and its reads have begun. */
export const reportDrawn = (): void => drawn.resolve();

/** A first start has nothing to show before the member's data comes. */
const isFirstStart = (): boolean =>
  boot.phase === 'starting' || (boot.phase === 'ready' && member.info === null);

/** What the address last showed gives way to the app once that shows as much. */
const isReading = (): boolean =>
  runningReads() > 0 || isFirstStart() || (isFirstScreenShown() && !isUsable());

async function watchReads(): Promise<void> {
  const start = performance.now();
  await withTimeoutOrNull(LIMIT_MS, drawn.promise);
  do {
    // What a read returned is drawn in one frame, and begins its own reads in the next.
    await nextFrame();
    await nextFrame();
  } while (isReading() && performance.now() - start < LIMIT_MS);
}

let shown: Promise<void> | null = null;
let isShown = false;

/**
 * Resolves when the first screen shows the member's data, at the latest after 3 s: nothing else may take the
 * device's time, or a first start's network, before that.
 */
export const untilContentShown = (): Promise<void> =>
  (shown ??= watchReads().then(() => {
    isShown = true;
  }));

/** Whether the first screen has shown it: what follows is no longer a start. */
export const isContentShown = (): boolean => isShown;
