import { useEffect, useReducer, useRef } from 'react';

/**
 * - `idle`: nothing was requested yet;
 * - `trying`: the member retries it;
 * - `started`: there is something to see;
 * - `failed`: the browser gave up.
 */
type View = 'idle' | 'trying' | 'started' | 'failed';
type Event = 'reset' | 'retried' | 'shown' | 'failed';

function nextView(view: View, event: Event): View {
  if (event === 'retried') return 'trying';
  if (event === 'shown') return 'started';
  if (event === 'failed') return 'failed';
  return view === 'failed' ? 'idle' : view;
}

/**
 * What the video's element is doing. A browser that gave up does not try again by itself: the member's retry
 * and the return of the network make it.
 */
export function useVideoView(reachable: boolean) {
  const video = useRef<HTMLVideoElement>(null);
  const [view, dispatch] = useReducer(nextView, 'idle');

  useEffect(() => {
    if (reachable && video.current?.error) video.current.load();
  }, [reachable]);

  // The button that had the focus is gone.
  useEffect(() => {
    if (view === 'trying') video.current?.focus();
  }, [view]);

  /** Loads the video again and plays it from where it was. */
  const retry = () => {
    const element = video.current;
    if (!element) return;
    const { currentTime } = element;
    dispatch('retried');
    element.load();
    element.currentTime = currentTime;
    // Its `error` event shows what went wrong.
    void element.play().catch(() => undefined);
  };

  return {
    view,
    video,
    retry,
    handlers: {
      onLoadStart: () => dispatch('reset'),
      onLoadedData: () => dispatch('shown'),
      onError: () => dispatch('failed'),
    },
  };
}
