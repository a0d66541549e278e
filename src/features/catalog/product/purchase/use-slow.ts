import { useEffect, useState } from 'react';

/** A purchase that takes longer than this is said to, in ms. */
const SLOW_MS = 5000;

/** Whether something has been running for longer than a person waits without a word. */
export function useSlow(isRunning: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isRunning]);
  return isSlow;
}
