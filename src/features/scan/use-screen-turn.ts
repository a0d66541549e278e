import { useSyncExternalStore } from 'react';

function onTurn(turned: () => void): () => void {
  screen.orientation.addEventListener('change', turned);
  return () => screen.orientation.removeEventListener('change', turned);
}

/** Orientation of the device, which determines the shape of the camera's frames. */
export const useScreenTurn = (): string =>
  useSyncExternalStore(onTurn, () => screen.orientation.type);
