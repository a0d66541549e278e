import { pause } from './pause.ts';

const LOCK = 'area-sync-leader';

/** How long a tab waits after a term that it neither ended nor handed over, in ms. */
const RETRY_MS = 1000;

const isVisible = (): boolean => document.visibilityState === 'visible';

/** Aborts when this tab comes to the front, or when the signal ends everything. */
function untilShown(signal: AbortSignal): AbortSignal {
  const shown = new AbortController();
  const check = () => {
    if (isVisible()) shown.abort();
  };
  document.addEventListener('visibilitychange', check, {
    signal: AbortSignal.any([signal, shown.signal]),
  });
  return AbortSignal.any([signal, shown.signal]);
}

/**
 * One term of leadership: ends with the task, with the signal, or when another tab takes over. Resolves with
 * whether the task ended.
 */
async function serveTerm(
  task: (term: AbortSignal) => Promise<void>,
  signal: AbortSignal,
  options: LockOptions,
): Promise<boolean> {
  const term = new AbortController();
  const run = async () => {
    await task(AbortSignal.any([signal, term.signal]));
    return true;
  };
  try {
    // Not by src/platform/page/locks.ts, whose waiting nothing ends and whose locks nothing takes over.
    return await navigator.locks.request(LOCK, options, run);
  } catch {
    // The wait was aborted, or another tab took the lock: both reject.
    return false;
  } finally {
    term.abort();
  }
}

/**
 * Runs the task in one tab at a time until it ends by itself or the signal aborts (R9.5). The tab that comes
 * to the front takes over, because a hidden tab may be frozen while it holds the lock. A browser without
 * locks runs the task in each tab.
 */
export async function lead(
  task: (term: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  if (!('locks' in navigator)) return task(signal);
  let takesOver = isVisible();
  while (!signal.aborted) {
    const shown = untilShown(signal);
    if (await serveTerm(task, signal, takesOver ? { steal: true } : { signal: shown })) return;
    // In a page that is being left, WebKit rejects every request at once and still runs microtasks: a loop
    // that never leaves them holds up the next page for ever.
    if (!shown.aborted) await pause(RETRY_MS, shown);
    takesOver = shown.aborted && isVisible();
  }
}
