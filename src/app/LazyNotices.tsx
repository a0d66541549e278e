import { type ComponentType, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { loadTexts } from '#src/i18n/setup.ts';
import { network } from '#src/state/network.ts';

interface LazyNoticesProps {
  /** Stays the same function. */
  load: () => Promise<ComponentType>;
}

/** Notices that are loaded with the texts after the first screen, and again when the network is back. */
export function LazyNotices({ load }: LazyNoticesProps) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  const { reachable } = useSnapshot(network);
  useEffect(() => {
    Promise.all([load(), loadTexts()]).then(
      ([loaded]) => setLoaded(() => loaded),
      () => undefined,
    );
  }, [load, reachable]);
  return Loaded && <Loaded />;
}
