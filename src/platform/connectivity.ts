type Listener = (reachable: boolean) => void;
const listeners = new Set<Listener>();

/** Reports whether the service itself responded to a call (R9.11). */
export function reportReachability(reachable: boolean): void {
  for (const listener of listeners) listener(reachable);
}

/** Calls the listener at every report; the returned function unsubscribes. */
export function onReachability(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
