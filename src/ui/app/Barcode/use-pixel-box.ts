import {
  useCallback,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { measureBox, type PixelBox } from './pixel-box.ts';

function onPixelRatioChange(changed: () => void): () => void {
  let query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  const update = (): void => {
    changed();
    // The query fires only when its own ratio no longer holds, so a new query watches the new ratio.
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', update, { once: true });
  };
  query.addEventListener('change', update, { once: true });
  return () => query.removeEventListener('change', update);
}

/** Calls `ended` when a transition or animation of the element or an ancestor ends. */
function onAnimationEnd(element: Element, ended: () => void): () => void {
  const onEvent = ({ target }: Event): void => {
    if (target instanceof Node && target.contains(element)) ended();
  };
  const events = ['transitionend', 'animationend'] as const;
  for (const event of events) document.addEventListener(event, onEvent);
  return () => {
    for (const event of events) document.removeEventListener(event, onEvent);
  };
}

/**
 * The box of an element, measured again on resize, rotation and zoom and after animations of its
 * ancestors; null until it is laid out.
 */
export function usePixelBox(ref: RefObject<Element | null>): PixelBox | null {
  const pixelRatio = useSyncExternalStore(onPixelRatioChange, () => devicePixelRatio);
  const [box, setBox] = useState<Omit<PixelBox, 'pixelRatio'> | null>(null);
  const measure = useCallback(() => setBox(ref.current && measureBox(ref.current)), [ref]);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const removeListeners = onAnimationEnd(element, measure);
    return () => {
      observer.disconnect();
      removeListeners();
    };
    // A zoom can move the element without resizing it.
  }, [ref, measure, pixelRatio]);

  // Without a layout the lengths are 0 or NaN.
  if (!box || !(box.width > 0 && box.height > 0)) return null;
  return { ...box, pixelRatio };
}
