/**
 * Tells the permission for the camera now and whenever it changes until the signal aborts. Where the
 * browser does not tell, it would ask.
 */
export async function watchCameraPermission(
  onChange: (permission: PermissionState) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const status = await navigator.permissions.query({ name: 'camera' });
    if (signal.aborted) return;
    status.addEventListener('change', () => onChange(status.state), { signal });
    onChange(status.state);
  } catch {
    if (!signal.aborted) onChange('prompt');
  }
}
