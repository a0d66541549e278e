import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

interface EditState {
  /** Request id of the post to edit. */
  readonly edits?: unknown;
}

/** The state of a link that opens a screen to edit a post. */
export const editState = (requestId: string): EditState => ({ edits: requestId });

/**
 * Edits the post that the screen was opened for, once.
 * @param edit true once the screen has begun; it is asked again at each render until then
 */
export function useWantedEdit(edit: (requestId: string) => boolean): void {
  const { pathname, state } = useLocation() as Location<EditState | null>;
  const navigate = useNavigate();
  const wanted = state?.edits;
  const begin = useEffectEvent((requestId: string) => {
    // A reload, or Back, opens the screen alone.
    if (edit(requestId)) void navigate(pathname, { replace: true, state: null });
  });
  useEffect(() => {
    if (typeof wanted === 'string') begin(wanted);
  });
}
