import { useEffect, useState } from 'react';
import { copyOrReport } from '#src/sync/copy-text.ts';

export type CopyState = 'idle' | 'copied' | 'failed';

/** How long «copied» is shown, in ms: as long as a toast (R2.31). */
const SHOWN_MS = 3000;

/** Copies a text and reports the outcome; «copied» only when the browser did it (R2.12). */
export function useCopy(text: string): { state: CopyState; copy: () => Promise<CopyState> } {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async (): Promise<CopyState> => {
    const outcome = (await copyOrReport(text)) ? 'copied' : 'failed';
    setState(outcome);
    return outcome;
  };
  return { state, copy };
}
