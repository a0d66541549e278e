import { useCallback, useRef } from 'react';

/**
 * Runs one submit at a time: what is submitted while one runs, by ten events of one moment, Enter twice or a
 * double tap, is that submit (R7.31). A React state would be too late: all of them see the same render.
 */
export function useSingleRun(): (task: () => Promise<unknown>) => Promise<void> {
  const isRunning = useRef(false);
  return useCallback(async (task) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await task();
    } finally {
      isRunning.current = false;
    }
  }, []);
}
