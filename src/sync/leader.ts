const LOCK = 'area-sync-leader';

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

/** One term of leadership: ends with the task, with the signal, or when another tab takes over. */
async function serveTerm(
  task: (term: AbortSignal) => Promise<void>,
  signal: AbortSignal,
  options: LockOptions,
): Promise<void> {
  const term = new AbortController();
  const run = () => task(AbortSignal.any([signal, term.signal]));
  try {
    await navigator.locks.request(LOCK, options, run);
  } catch {
    // The wait was aborted, or another tab took the lock: both reject.
  } finally {
    term.abort();
  }
}

/**
 * Runs the task in one tab at a time until the signal aborts (R9.5). The tab that comes to the front
 * takes over, because a hidden tab may be frozen while it holds the lock. A browser without locks runs
 * the task in each tab.
 */
export async function lead(
  task: (term: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  if (!('locks' in navigator)) return task(signal);
  let takesOver = isVisible();
  while (!signal.aborted) {
    const shown = untilShown(signal);
    await serveTerm(task, signal, takesOver ? { steal: true } : { signal: shown });
    takesOver = shown.aborted && isVisible();
  }
}
