import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { overlays } from '#src/state/overlays.ts';

/** Takes the member to the screen of a toast that they followed: toasts are outside the router. */
export function FollowedToast() {
  const { followed } = useSnapshot(overlays);
  const navigate = useNavigate();
  useEffect(() => {
    if (followed === null) return;
    overlays.followed = null;
    // The entry of an open dialog is replaced: back then leads to the screen below it.
    void navigate(followed, { replace: document.querySelector('dialog:modal') !== null });
  }, [followed, navigate]);
  return null;
}
