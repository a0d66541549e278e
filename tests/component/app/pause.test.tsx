import { expect, test } from 'vitest';
import { pause } from '#src/sync/loop/pause.ts';

/** No test waits so long, in ms. */
const FOR_EVER = 86_400_000;

for (const event of ['offline', 'online', 'pageshow']) {
  test(`[R9.11] [R9.5] the pause between two rounds ends at «${event}»: a request shows whether the network works`, async () => {
    const paused = pause(FOR_EVER, new AbortController().signal);
    window.dispatchEvent(new Event(event));
    await expect(paused).resolves.toBe(true);
  });
}
