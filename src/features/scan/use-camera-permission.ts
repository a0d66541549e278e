import { useEffect, useState } from 'react';
import { watchCameraPermission } from '#src/platform/camera/camera-permission.ts';

/** The current camera permission; null until the browser reports it. */
export function useCameraPermission(): PermissionState | null {
  const [permission, setPermission] = useState<PermissionState | null>(null);
  useEffect(() => {
    const stopped = new AbortController();
    void watchCameraPermission(setPermission, stopped.signal);
    return () => stopped.abort();
  }, []);
  return permission;
}
