import { onResume } from '#src/platform/page/resume.ts';

/**
 * Waits for the given ms, less when the app resumes, the network goes or the signal aborts: a request then
 * shows at once what holds now (R9.11).
 * @returns whether it ended early
 */
export function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(true);
  return new Promise((resolve) => {
    const end = (isEarly: boolean) => {
      clearTimeout(timer);
      stop();
      signal.removeEventListener('abort', wake);
      window.removeEventListener('offline', wake);
      resolve(isEarly);
    };
    const wake = () => end(true);
    const timer = setTimeout(end, ms, false);
    const stop = onResume(wake);
    signal.addEventListener('abort', wake);
    window.addEventListener('offline', wake);
  });
}
