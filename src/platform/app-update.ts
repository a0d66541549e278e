const listeners = new Set<() => void>();
let takeOver: (() => void) | null = null;

/** Whether a new version is installed and waits for the member's consent. */
export const isUpdateReady = (): boolean => takeOver !== null;

/** Calls the listener when a version becomes ready; the returned function unsubscribes. */
export function onUpdateReady(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A new version is installed; `apply` lets it take over. */
export function announceUpdate(apply: () => void): void {
  if (takeOver) return;
  takeOver = apply;
  for (const listener of listeners) listener();
}

/** Lets the waiting version take over: every tab of the app reloads once. */
export const applyUpdate = (): void => takeOver?.();
