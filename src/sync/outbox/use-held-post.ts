import { useEffect } from 'react';
import { holdLock } from '#src/platform/page/locks.ts';
import { isPageShown, onPageShown } from '#src/platform/page/page-shown.ts';
import { editLock } from './send-lock.ts';

/**
 * Keeps a post from being sent while its form is on the screen. A member who leaves the app for another one
 * may forget the form: then the post goes out as it was.
 * @param requestId null while the form edits none
 */
export function useHeldPost(requestId: string | null): void {
  useEffect(() => {
    if (requestId === null) return undefined;
    let release: (() => void) | null = null;
    const follow = () => {
      if (isPageShown()) release ??= holdLock(editLock(requestId));
      else {
        release?.();
        release = null;
      }
    };
    follow();
    const stop = onPageShown(follow);
    return () => {
      stop();
      release?.();
    };
  }, [requestId]);
}
