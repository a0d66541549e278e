import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { overlays } from '#src/state/page/overlays.ts';
import { isViewEntry } from '#src/ui/base/Dialog/use-back-closes.ts';

/** Takes the member to the screen that a toast, a dialog or an error opens: these are outside the router. */
export function RequestedScreen() {
  const { requestedScreen } = useSnapshot(overlays);
  const navigate = useNavigate();
  useEffect(() => {
    if (requestedScreen === null) return;
    overlays.requestedScreen = null;
    // The entry of an open view is replaced: back then leads to the screen below it.
    void navigate(requestedScreen, { replace: isViewEntry() });
  }, [requestedScreen, navigate]);
  return null;
}
