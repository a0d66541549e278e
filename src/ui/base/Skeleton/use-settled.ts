import { useEffect, useState } from 'react';

/** A text that is replaced sooner is not announced, in ms: a screen reader would go on with what no longer holds. */
const SETTLED_MS = 600;

/** The text for a live region: null until it has stayed the same for a moment. */
export function useSettled(text: string | null): string | null {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text ? text : null;
}
