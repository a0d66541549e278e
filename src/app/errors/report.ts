import { loadSync } from '#src/sync/load-sync.ts';

/** Reports an error to the sink (R7.33); without the file that does it nothing is reported. */
export function report(error: unknown): void {
  loadSync().then(
    ({ reportError }) => reportError(error),
    () => undefined,
  );
}
