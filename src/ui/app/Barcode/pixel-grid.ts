/** The widest module in CSS px: past about 1 mm a hand-held reader no longer sees both ends. */
const MAX_BARCODE_MODULE_PX = 6;

/**
 * The largest module that is a whole number of device pixels, in CSS px; 0 when not even one device
 * pixel a module fits. A fractional module makes bars of uneven width, which no reader forgives.
 */
export function moduleSize(availablePx: number, modules: number, pixelRatio: number): number {
  return Math.floor((availablePx * pixelRatio) / modules) / pixelRatio;
}

/** `moduleSize` for bars: no wider than a hand-held reader can take in. */
export function barcodeModuleSize(
  availablePx: number,
  modules: number,
  pixelRatio: number,
): number {
  const widest = Math.floor(MAX_BARCODE_MODULE_PX * pixelRatio) / pixelRatio;
  return Math.min(moduleSize(availablePx, modules, pixelRatio), widest);
}

/**
 * Where a drawing of `size` begins inside a host of `available` that itself begins at `origin`, so
 * that it is centred and its first edge lies on a device pixel. All in CSS px.
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
