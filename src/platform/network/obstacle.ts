/**
 * What keeps this device from the sign-in although its network works: the browser refuses cookies and site
 * data, the frame of the silent sign-in does not respond, or the device's clock is behind, so that the
 * browser trusts no site.
 */
export type ObstacleName = 'siteData' | 'frame' | 'clock';

type Listener = (obstacle: ObstacleName | null) => void;
const listeners = new Set<Listener>();
let current: ObstacleName | null = null;

/** The obstacle that the last check of the session found; null without one. */
export const knownObstacle = (): ObstacleName | null => current;

/** Reports what a check of the session has found. */
export function reportObstacle(obstacle: ObstacleName | null): void {
  current = obstacle;
  for (const listener of listeners) listener(obstacle);
}

/** Calls the listener at every report; the returned function unsubscribes. */
export function onObstacle(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
