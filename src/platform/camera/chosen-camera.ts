const KEY = 'SF_CAMERA';

/** The id of the camera that was chosen on this device, null before a choice. */
export function chosenCamera(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps a choice for the next time. */
export function chooseCamera(deviceId: string): void {
  try {
    localStorage.setItem(KEY, deviceId);
  } catch {
    // Without storage the choice lasts as long as the screen.
  }
}

/** Ids of the cameras of this device in the browser's order; before the permission there are none. */
export async function listCameras(): Promise<readonly string[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId }) => deviceId);
}
