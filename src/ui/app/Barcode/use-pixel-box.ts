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

/** Where the element lies, with the size that it is laid out in: a card that turns shows it narrower. */
function measureBox(element: Element): Omit<PixelBox, 'pixelRatio'> {
  const { left, top } = element.getBoundingClientRect();
  const { width, height } = getComputedStyle(element);
  return { left, top, width: Number.parseFloat(width), height: Number.parseFloat(height) };
}

/** Tells when something that carries the element along has come to rest. */
function onArrival(element: Element, arrived: () => void): () => void {
  const follow = ({ target }: Event): void => {
    if (target instanceof Node && target.contains(element)) arrived();
  };
  const moves = ['transitionend', 'animationend'] as const;
  for (const move of moves) document.addEventListener(move, follow);
  return () => {
    for (const move of moves) document.removeEventListener(move, follow);
  };
}

/**
 * The box of an element, measured again on resize, rotation and zoom and where a move of what it lies in
 * ends; null until it is laid out.
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
    const stopFollowing = onArrival(element, measure);
    return () => {
      observer.disconnect();
      stopFollowing();
    };
    // A zoom can move the element without resizing it.
  }, [ref, measure, pixelRatio]);

  // Without a layout there is no length, or none that is a number.
  if (!box || !(box.width > 0 && box.height > 0)) return null;
  return { ...box, pixelRatio };
}
