const LOCK = 'area-sync-leader';

/**
 * Runs the task in one tab of all at a time, for as long as the signal allows; another tab takes over
 * when the leader closes (R9.5). A browser without locks runs it in each tab.
 */
export async function lead(task: () => Promise<void>, signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return task();
  try {
    await navigator.locks.request(LOCK, { signal }, task);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
