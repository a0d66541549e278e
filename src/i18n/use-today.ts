import { useSyncExternalStore } from 'react';

const today = (): string => new Date().toDateString();

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

/** The day on this device: the component renders again at midnight, when «сегодня» becomes «вчера». */
export const useToday = (): string => useSyncExternalStore(subscribe, today);
