import { encodeBarcode } from './encode.ts';
import { barcodeModuleSize } from './pixel-grid.ts';

/** The narrowest module that a reader can scan from any screen, in CSS px. */
const MIN_MODULE_PX = 1;

/**
 * Whether `text` fits `availablePx` with modules wide enough for every reader. Decides between upright,
 * turned and QR (R2.20).
 */
export function fitsBarcode(text: string, availablePx: number, pixelRatio: number): boolean {
  const shape = encodeBarcode(text);
  if (!shape) return false;
  return barcodeModuleSize(availablePx, shape.modules, pixelRatio) >= MIN_MODULE_PX;
}
