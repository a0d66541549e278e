import {
  useCallback,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';

/** Where an element lies on the device's pixels; lengths in CSS px. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Device pixels in one CSS px: changes with zoom and with the screen. */
  readonly pixelRatio: number;
}

function onPixelRatioChange(changed: () => void): () => void {
  let query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  const follow = (): void => {
    changed();
    // The query only tells that its own ratio was left, so the new one is watched next.
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', follow, { once: true });
  };
  query.addEventListener('change', follow, { once: true });
  return () => query.removeEventListener('change', follow);
}

/**
 * The box of an element, measured again on resize, rotation and zoom; null until it is laid out.
 */
export function usePixelBox(ref: RefObject<Element | null>): PixelBox | null {
  const pixelRatio = useSyncExternalStore(onPixelRatioChange, () => devicePixelRatio);
  const [rect, setRect] = useState<DOMRectReadOnly | null>(null);
  const measure = useCallback(() => setRect(ref.current?.getBoundingClientRect() ?? null), [ref]);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
    // A zoom can move the element without resizing it.
  }, [ref, measure, pixelRatio]);

  if (!rect || rect.width === 0 || rect.height === 0) return null;
  const { left, top, width, height } = rect;
  return { left, top, width, height, pixelRatio };
}
