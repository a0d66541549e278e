import { useSyncExternalStore } from 'react';

const today = (): number => new Date().setHours(0, 0, 0, 0);

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
const notify = (): void => listeners.forEach((listener) => listener());

function waitForMidnight(): void {
  const now = new Date();
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  timer = setTimeout(() => {
    notify();
    waitForMidnight();
  }, midnight.getTime() - now.getTime());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) waitForMidnight();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

/**
 * The beginning of the day on this device, ms since the epoch: the component renders again at midnight, when
 * «сегодня» becomes «вчера».
 */
export const useToday = (): number => useSyncExternalStore(subscribe, today);
