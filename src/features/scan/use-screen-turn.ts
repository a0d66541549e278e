import { useSyncExternalStore } from 'react';

/** WebKitGTK, and Safari before 16.4, know only the media query. */
const portrait = matchMedia('(orientation: portrait)');
const turn: EventTarget = 'orientation' in screen ? screen.orientation : portrait;

function onTurn(turned: () => void): () => void {
  turn.addEventListener('change', turned);
  return () => turn.removeEventListener('change', turned);
}

const readTurn = (): string =>
  'orientation' in screen ? screen.orientation.type : String(portrait.matches);

/** Orientation of the device, which determines the shape of the camera's frames. */
export const useScreenTurn = (): string => useSyncExternalStore(onTurn, readTurn);
