import { useEffect, useState } from 'react';
import { secondsLeft, type Pause } from '#src/domain/phone-verification.ts';

/** Often enough that no second is skipped, in ms. */
const TICK_MS = 250;

/** Whole seconds that are left of a pause; counts down to 0 (R2.28). */
export function useCountdown(pause: Pause | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!pause) return;
    const timer = setInterval(() => {
      const next = Date.now();
      setNow(next);
      if (secondsLeft(pause, next) === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [pause]);
  return secondsLeft(pause, now);
}

/** «0:43», «9:05» */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
