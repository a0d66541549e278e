/**
 * Reports the permission for the camera now and at each change until the signal aborts. A browser that
 * does not know the permission counts as one that will request it.
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
