import { useEffect } from 'react';
import { announcer } from '#src/state/announcer.ts';

/** Tells a screen reader a text when it comes up, once; nothing for null. */
export function useSaid(text: string | null): void {
  useEffect(() => {
    if (text !== null) announcer.text = text;
  }, [text]);
}
