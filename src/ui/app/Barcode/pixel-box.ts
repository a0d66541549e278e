/** Position and size of an element, in CSS px. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS px: changes with zoom and screen. */
  readonly pixelRatio: number;
}

/**
 * The box of an element without the pixel ratio. Uses the laid-out size, because a card in a turning
 * animation has a narrower bounding box.
 */
export function measureBox(element: Element): Omit<PixelBox, 'pixelRatio'> {
  const { left, top } = element.getBoundingClientRect();
  const { width, height } = getComputedStyle(element);
  return { left, top, width: Number.parseFloat(width), height: Number.parseFloat(height) };
}
