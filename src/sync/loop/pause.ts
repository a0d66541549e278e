import { onResume } from '#src/platform/resume.ts';

/**
 * Waits for the given ms, less when the app resumes, the network goes or the signal aborts: a request tells at once
 * what holds now (R9.11).
 */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stop();
      signal.removeEventListener('abort', finish);
      window.removeEventListener('offline', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    const stop = onResume(finish);
    signal.addEventListener('abort', finish);
    window.addEventListener('offline', finish);
  });
}
