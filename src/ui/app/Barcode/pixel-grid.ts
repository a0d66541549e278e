/** The widest module, in CSS px: above about 1 mm the code is too wide for a hand-held reader. */
const MAX_BARCODE_MODULE_PX = 6;

/**
 * The largest module, in CSS px, that is a whole number of device pixels; 0 when one device pixel per
 * module does not fit. Readers fail on bars of uneven width, which fractional modules would cause.
 */
export function moduleSize(availablePx: number, modules: number, pixelRatio: number): number {
  return Math.floor((availablePx * pixelRatio) / modules) / pixelRatio;
}

/** `moduleSize` for bars, limited to the width that a hand-held reader can scan. */
export function barcodeModuleSize(
  availablePx: number,
  modules: number,
  pixelRatio: number,
): number {
  const widest = Math.floor(MAX_BARCODE_MODULE_PX * pixelRatio) / pixelRatio;
  return Math.min(moduleSize(availablePx, modules, pixelRatio), widest);
}

/**
 * The offset that centres a drawing of `size` in a host of `available` at `origin` and aligns its first
 * edge to a device pixel. All in CSS px.
 */
export function alignedStart(
  origin: number,
  available: number,
  size: number,
  pixelRatio: number,
): number {
  const centred = origin + (available - size) / 2;
  return Math.floor(centred * pixelRatio) / pixelRatio - origin;
}
