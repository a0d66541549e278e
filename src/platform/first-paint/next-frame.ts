import { withTimeoutOrNull } from '../network/with-timeout.ts';

/** Longer than a frame of a slow phone; a tab in the background draws none. */
const FRAME_MS = 200;

/** Resolves in the next frame, or after 200 ms in a tab that draws none. */
export const nextFrame = (): Promise<unknown> =>
  withTimeoutOrNull(
    FRAME_MS,
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
    }),
  );
