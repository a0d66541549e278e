import { useSyncExternalStore } from 'react';

function onTurn(turned: () => void): () => void {
  screen.orientation.addEventListener('change', turned);
  return () => screen.orientation.removeEventListener('change', turned);
}

/** How the device is held; the camera's frames change their shape with it. */
export const useScreenTurn = (): string =>
  useSyncExternalStore(onTurn, () => screen.orientation.type);
