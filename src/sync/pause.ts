import { onWakeUp } from '#src/platform/wake-ups.ts';

/** Waits for the given ms, less when the app wakes up or the signal ends the wait. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stop();
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    const stop = onWakeUp(finish);
    signal.addEventListener('abort', finish);
  });
}
