import { encodeBarcode } from './encode.ts';
import { barcodeModuleSize } from './pixel-grid.ts';

/** The narrowest module, in CSS px, that a reader takes from any screen. */
const MIN_MODULE_PX = 1;

/**
 * Whether `text` can be drawn within `availablePx` with modules that every reader takes. A parent
 * asks before it chooses between upright, turned and QR (R2.20).
 */
export function fitsBarcode(text: string, availablePx: number, pixelRatio: number): boolean {
  const shape = encodeBarcode(text);
  if (!shape) return false;
  return barcodeModuleSize(availablePx, shape.modules, pixelRatio) >= MIN_MODULE_PX;
}
