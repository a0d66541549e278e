import { useEffect, useRef, useState } from 'react';

const COUNT_MS = 700;
const VIBRATION_MS = 20;

const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The coins on their way up to `value` when it grows on the screen, with a short vibration; never more than there
 * are. With less motion, and when coins are spent, the value itself.
 */
export function useCountUp(value: number): number {
  const [shown, setShown] = useState(value);
  const last = useRef(value);
  useEffect(() => {
    const from = last.current;
    last.current = value;
    if (value <= from || wantsLessMotion()) return setShown(value);
    // Before the first touch of the page a browser refuses it.
    if (navigator.userActivation.hasBeenActive) navigator.vibrate?.(VIBRATION_MS);
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, now - start) / COUNT_MS);
      setShown(Math.round(from + (value - from) * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return Math.min(shown, value);
}
