import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeBarcode } from '#src/ui/app/Barcode/encode.ts';
import { fitsBarcode } from '#src/ui/app/Barcode/fits-barcode.ts';
import { alignedStart, barcodeModuleSize, moduleSize } from '#src/ui/app/Barcode/pixel-grid.ts';
import { qrShape } from '#src/ui/app/QrCode/qr-shape.ts';

const QUIET_ZONE = 10;
const pixelRatio = fc.constantFrom(1, 1.25, 1.5, 1.75, 2, 2.625, 3, 3.5);
const length = fc.double({ min: 200, max: 2000, noNaN: true });
const modules = fc.integer({ min: 60, max: 400 });

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6;

describe('the barcode of an order', () => {
  it('[R2.20] encodes only order numbers; any other text has no barcode', () => {
    for (const text of ['', '-', '7-', '10482 ', '١٠', '7\n', '<b>', '1234567890123', 'заказ']) {
      expect(encodeBarcode(text), JSON.stringify(text)).toBeNull();
    }
    for (const text of ['7', '10482', '10482-10483', '123456789012']) {
      expect(encodeBarcode(text), text).not.toBeNull();
    }
  });

  it('[R2.20] has ten white modules on either side', () => {
    const shape = encodeBarcode('10482-10483');
    const last = shape?.bars.at(-1) ?? [0, 0];
    expect(shape?.bars[0]?.[0]).toBe(QUIET_ZONE);
    expect(last[0] + last[1]).toBe((shape?.modules ?? 0) - QUIET_ZONE);
  });

  it('[R2.20] has bars of whole device pixels that stay inside their container on any screen', () => {
    fc.assert(
      fc.property(length, modules, pixelRatio, (available, count, ratio) => {
        const module = barcodeModuleSize(available, count, ratio);
        expect(isWhole(module * ratio)).toBe(true);
        expect(module * count).toBeLessThanOrEqual(available + 1e-6);
      }),
    );
  });

  it('[R2.20] starts on a device pixel inside its container', () => {
    fc.assert(
      fc.property(length, modules, pixelRatio, (available, count, ratio) => {
        const origin = available / 7;
        const size = moduleSize(available, count, ratio) * count;
        const start = alignedStart(origin, available, size, ratio);
        expect(isWhole((origin + start) * ratio)).toBe(true);
        expect(start).toBeGreaterThan(-1 / ratio);
      }),
    );
  });

  it('[R2.20] reports in advance whether a list of orders fits', () => {
    const widthOf = (text: string) => encodeBarcode(text)?.modules ?? null;
    expect(fitsBarcode(widthOf('10482'), 320, 1)).toBe(true);
    expect(fitsBarcode(widthOf('10482-10483-10501-10502-10503'), 320, 3)).toBe(false);
    expect(fitsBarcode(widthOf('10482-10483-10501-10502-10503'), 568, 1)).toBe(true);
    expect(fitsBarcode(widthOf('not an order'), 1440, 2)).toBe(false);
  });
});

describe('the QR code', () => {
  it('[R2.20] has four white modules around it, and is null for a text that is too long', () => {
    expect(qrShape('10482')?.modules).toBe(21 + 2 * 4);
    expect(qrShape('1'.repeat(8000))).toBeNull();
  });
});
