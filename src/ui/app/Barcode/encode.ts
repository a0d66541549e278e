import encoderModule from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js';

const Encoder = 'default' in encoderModule ? encoderModule.default : encoderModule;

/** White modules on either side of a Code 128 (ISO/IEC 15417). */
const QUIET_ZONE = 10;

/** Codes that a pickup desk accepts: an order number or several joined by dashes (R2.20). */
const ORDER_CODE = /^\d{1,12}(-\d{1,12})*$/;

export interface BarcodeShape {
  /** Width in modules, quiet zones included. */
  readonly modules: number;
  /** Every bar as [first module, number of modules], left to right. */
  readonly bars: readonly (readonly [start: number, width: number])[];
}

/**
 * Encodes an order number, or a dash-separated list, as Code 128 (R2.20).
 * @returns null for any other text, because a wrong code at the desk is worse than none
 */
export function encodeBarcode(text: string): BarcodeShape | null {
  if (!ORDER_CODE.test(text)) return null;
  const { data } = new Encoder(text, {}).encode();
  const bars = Array.from(
    data.matchAll(/1+/g),
    (bar) => [QUIET_ZONE + bar.index, bar[0].length] as const,
  );
  return { modules: data.length + 2 * QUIET_ZONE, bars };
}
