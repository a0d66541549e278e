import { onResume } from '../page/resume.ts';

type Listener = (reachable: boolean) => void;
const listeners = new Set<Listener>();

/** How long the browser's word for a missing network is taken, in ms: it may be wrong without an end. */
export const DOUBT_MS = 60_000;

/** Ends the time without a network; null while there is one. */
let endCut: (() => void) | null = null;

function setCut(isCut: boolean): void {
  if (!isCut) endCut?.();
  else if (endCut === null) {
    const end = () => setCut(false);
    const stop = onResume(end);
    // The browser may be wrong: what the member presses may try.
    window.addEventListener('click', end, { capture: true });
    const doubt = setTimeout(end, DOUBT_MS);
    endCut = () => {
      stop();
      clearTimeout(doubt);
      window.removeEventListener('click', end, { capture: true });
      endCut = null;
    };
  }
}

let heardAt = 0;

/** When the service itself last responded, ms since the epoch; 0 before its first response. */
export const serviceHeardAt = (): number => heardAt;

/** Reports whether the service itself responded to a call (R9.11). */
export function reportReachability(reachable: boolean): void {
  if (reachable) heardAt = Date.now();
  setCut(!reachable && navigator.onLine === false);
  for (const listener of listeners) listener(reachable);
}

/**
 * Whether the device has no network, so that no request is sent (R9.5): the browser reports it, and a real
 * request has failed in the last minute, since the app was last brought to the front or pressed. Either may be wrong.
 */
export const isCutOff = (): boolean => endCut !== null && navigator.onLine === false;

/** Calls the listener at every report; the returned function unsubscribes. */
export function onReachability(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
