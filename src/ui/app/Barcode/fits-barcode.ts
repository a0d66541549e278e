import { barcodeModuleSize } from './pixel-grid.ts';

/** The narrowest module that a reader can scan from any screen, in CSS px. */
const MIN_MODULE_PX = 1;

/**
 * Whether a barcode of this many modules fits `availablePx` with modules wide enough for every reader; null,
 * which is no barcode, never does. Decides between upright, turned and QR (R2.20).
 */
export const fitsBarcode = (
  modules: number | null,
  availablePx: number,
  pixelRatio: number,
): boolean =>
  modules !== null && barcodeModuleSize(availablePx, modules, pixelRatio) >= MIN_MODULE_PX;
