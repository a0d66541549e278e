import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react';
import type { CameraFault } from '#src/platform/camera/camera-fault.ts';
import { watchCameraPermission } from '#src/platform/camera/camera-permission.ts';
import { chooseCamera, chosenCamera, listCameras } from '#src/platform/camera/chosen-camera.ts';
import { openScanner, type OpenCamera } from '#src/platform/camera/open-scanner.ts';
import { isPageShown, onPageShown } from '#src/platform/page/page-shown.ts';

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
const useScreenTurn = (): string => useSyncExternalStore(onTurn, readTurn);

/** The current camera permission; null until the browser reports it. */
function useCameraPermission(): PermissionState | null {
  const [permission, setPermission] = useState<PermissionState | null>(null);
  useEffect(() => {
    const stopped = new AbortController();
    void watchCameraPermission(setPermission, stopped.signal);
    return () => stopped.abort();
  }, []);
  return permission;
}

/** State of the viewfinder; `off` waits for a tap, because the browser would show its prompt. */
export type CameraStatus =
  | { readonly kind: 'unknown' | 'off' | 'prompting' | 'opening' | 'paused' }
  | { readonly kind: 'on'; readonly camera: OpenCamera }
  | { readonly kind: 'fault'; readonly fault: CameraFault };

export interface CameraControl {
  readonly status: CameraStatus;
  /** Switches the camera on, also after a fault. */
  readonly start: () => void;
  /** Switches to the device's next camera; null without a second one. */
  readonly switchCamera: (() => void) | null;
}

/**
 * Runs the camera in an element while the screen is open, the page is visible and the person permits it
 * (R2.21). Starts by itself only where the browser shows no prompt.
 */
export function useCamera(
  root: RefObject<HTMLElement | null>,
  onText: (text: string, isQr: boolean) => void,
): CameraControl {
  const isShown = useSyncExternalStore(onPageShown, isPageShown);
  const permission = useCameraPermission();
  const turn = useScreenTurn();
  const [isWanted, setWanted] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [chosen, setChosen] = useState(chosenCamera);
  const [camera, setCamera] = useState<OpenCamera | null>(null);
  const [cameras, setCameras] = useState<readonly string[]>([]);
  const [fault, setFault] = useState<CameraFault | null>(null);
  const isOn = isShown && (isWanted || permission === 'granted');

  const handleText = useEffectEvent(onText);
  useEffect(() => {
    if (!isOn || !root.current) return;
    const stopped = new AbortController();
    void openScanner(root.current, {
      camera: chosen,
      signal: stopped.signal,
      onText: handleText,
      onReady(opened) {
        setCamera(opened);
        setFault(null);
        void listCameras().then(setCameras);
      },
      onFault(cause) {
        setFault(cause);
        setCamera(null);
        // Lets a later permission switch it on by itself.
        setWanted(false);
      },
    });
    return () => {
      stopped.abort();
      setCamera(null);
    };
  }, [isOn, root, chosen, attempt, turn]);

  const statusOf = (): CameraStatus => {
    if (!isShown) return { kind: 'paused' };
    if (camera) return { kind: 'on', camera };
    if (isOn && !fault) return { kind: permission === 'prompt' ? 'prompting' : 'opening' };
    if (fault) return { kind: 'fault', fault };
    if (permission === 'denied') return { kind: 'fault', fault: 'refused' };
    return { kind: permission === null ? 'unknown' : 'off' };
  };
  const next = cameras[(cameras.indexOf(camera?.deviceId ?? '') + 1) % cameras.length];
  return {
    status: statusOf(),
    start() {
      setFault(null);
      setWanted(true);
      setAttempt(attempt + 1);
    },
    switchCamera:
      camera && cameras.length > 1 && next !== undefined
        ? () => {
            chooseCamera(next);
            setChosen(next);
          }
        : null,
  };
}
