import { type ComponentType, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { network } from '#src/state/network.ts';
import { untilContentShown } from '#src/sync/content-shown.ts';

interface LateProps {
  /** Stays the same function. */
  load: () => Promise<ComponentType>;
}

/** What the first screen does without: loaded after its content, and again when the network is back. */
export function Late({ load }: LateProps) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  const { reachable } = useSnapshot(network);
  useEffect(() => {
    untilContentShown()
      .then(load)
      .then(
        (component) => setLoaded(() => component),
        () => undefined,
      );
  }, [load, reachable]);
  return Loaded && <Loaded />;
}
