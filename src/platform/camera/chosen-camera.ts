import { readStored, writeStored } from '../web-storage.ts';

const KEY = 'SF_CAMERA';

/** The id of the camera that the member chose on this device, or null. */
export const chosenCamera = (): string | null => readStored('local', KEY);

export function chooseCamera(deviceId: string): void {
  // Without storage the choice lasts as long as the screen.
  writeStored('local', KEY, deviceId);
}

/** Ids of this device's cameras in the browser's order; empty before the permission. */
export async function listCameras(): Promise<readonly string[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId }) => deviceId);
}
