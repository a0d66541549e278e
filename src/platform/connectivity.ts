type Listener = (reachable: boolean) => void;
const listeners = new Set<Listener>();

/** Tells that a call was answered by the service itself, or by nobody (R9.11). */
export function reportReachability(reachable: boolean): void {
  for (const listener of listeners) listener(reachable);
}

/** Calls the listener at every report; returns how to stop. */
export function onReachability(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
