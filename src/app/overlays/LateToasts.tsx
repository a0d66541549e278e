import { type ComponentType, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { overlays } from '#src/state/overlays.ts';

/**
 * The toasts, loaded after the first screen, which shows none. A file that could not be had is asked for
 * again with the next toast.
 */
export function LateToasts() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  const { length } = useSnapshot(overlays).toasts;
  useEffect(() => {
    import('./Toasts.tsx').then(
      (loaded) => setToasts(() => loaded.Toasts),
      () => undefined,
    );
  }, [length]);
  return Toasts && <Toasts />;
}
