/**
 * Keeps the screen from dimming until the returned function is called (R2.20). The system releases the
 * lock when the page is hidden, so the lock is requested again when the page is visible. Does nothing
 * where the browser has no wake lock or the system refuses it, for example to save power.
 */
export function keepScreenAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  let lock: WakeLockSentinel | undefined;
  const stopped = new AbortController();

  const acquire = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    try {
      const granted = await navigator.wakeLock.request('screen');
      if (stopped.signal.aborted) await granted.release();
      else lock = granted;
    } catch {
      // Refused: the code stays readable until the screen dims.
    }
  };

  document.addEventListener('visibilitychange', () => void acquire(), { signal: stopped.signal });
  void acquire();
  return () => {
    stopped.abort();
    void lock?.release();
  };
}
