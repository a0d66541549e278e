import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

interface EditState {
  /** Request id of the post to edit. */
  readonly edits?: unknown;
}

/** The state of a link that opens a screen to edit a post. */
export const editState = (requestId: string): EditState => ({ edits: requestId });

/**
 * Edits the post that the screen was opened for, once.
 * @param edit returns true once the screen has begun; it is called at each render until then
 */
export function useWantedEdit(edit: (requestId: string) => boolean): void {
  const { pathname, state } = useLocation() as Location<EditState | null>;
  const navigate = useNavigate();
  const wanted = state?.edits;
  const begun = useRef<string>(null);
  const begin = useEffectEvent((requestId: string) => {
    // The address keeps its state for some renders more.
    if (begun.current === requestId || !edit(requestId)) return;
    begun.current = requestId;
    // A reload, or Back, opens the screen without the edit.
    void navigate(pathname, { replace: true, state: null });
  });
  useEffect(() => {
    if (typeof wanted === 'string') begin(wanted);
  });
}
