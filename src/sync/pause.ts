import { onResume } from '#src/platform/resume.ts';

/** Waits for the given ms, less when the app resumes or the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stop();
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    const stop = onResume(finish);
    signal.addEventListener('abort', finish);
  });
}
