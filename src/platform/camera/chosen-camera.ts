const KEY = 'SF_CAMERA';

/** The id of the camera that the member chose on this device, or null. */
export function chosenCamera(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores the choice. */
export function chooseCamera(deviceId: string): void {
  try {
    localStorage.setItem(KEY, deviceId);
  } catch {
    // Without storage the choice lasts as long as the screen.
  }
}

/** Ids of this device's cameras in the browser's order; empty before the permission. */
export async function listCameras(): Promise<readonly string[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId }) => deviceId);
}
