import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '#src/state/session.ts';
import { refreshOnEntry } from './refresh.ts';

/** Refreshes the catalog when its screen opens and the member is signed in. */
export function useRefreshOnEntry(): void {
  const { status } = useSnapshot(session);
  useEffect(() => {
    if (status === 'authenticated') void refreshOnEntry();
  }, [status]);
}
