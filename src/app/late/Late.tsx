import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { network } from '#src/state/page/network.ts';
import { type Loadable, useLoaded } from '#src/ui/base/Loadable/loadable.ts';

/** A part that the first screen does not need: an optional file, requested again when the network is back. */
export function Late({ file }: { file: Loadable }) {
  const { reachable } = useSnapshot(network);
  const draw = useLoaded(file);
  useEffect(() => {
    file.load().catch(() => undefined);
  }, [file, reachable]);
  return draw?.({});
}
