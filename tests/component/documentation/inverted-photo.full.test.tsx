import { expect, test } from 'vitest';
import { readPhoto } from '#src/platform/camera/read-photo.ts';
import { barsPath } from '#src/ui/app/Barcode/bars-path.ts';
import { encodeBarcode } from '#src/ui/app/Barcode/encode.ts';
import { qrShape } from '#src/ui/app/QrCode/qr-shape.ts';

const ORDER = '10437';
const MODULE = 12;
const BAR_HEIGHT = 200;
/** What is around the code on the photo. */
const GROUND = 100;

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly path: Path2D;
}

function barcode(): Shape {
  const shape = encodeBarcode(ORDER);
  if (!shape) throw new Error('No barcode');
  const path = new Path2D();
  const size = new DOMMatrix().scale(MODULE, BAR_HEIGHT);
  path.addPath(new Path2D(barsPath(shape, false)), size);
  return { width: shape.modules * MODULE, height: BAR_HEIGHT, path };
}

function qrCode(): Shape {
  const shape = qrShape(ORDER);
  if (!shape) throw new Error('No QR code');
  const path = new Path2D();
  path.addPath(new Path2D(shape.path), new DOMMatrix().scale(MODULE));
  return { width: shape.modules * MODULE, height: shape.modules * MODULE, path };
}

/** A photo of a code in the given colours. */
async function photoOf({ width, height, path }: Shape, ground: string, code: string) {
  const canvas = new OffscreenCanvas(width + 2 * GROUND, height + 2 * GROUND);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(GROUND, GROUND);
  context.fillStyle = code;
  context.fill(path);
  return new File([await canvas.convertToBlob()], 'photo.png', { type: 'image/png' });
}

const CODES = [
  ['barcode', barcode],
  ['QR code', qrCode],
] as const;

test.each(CODES)('[R2.21] a light %s on a dark ground is read from a photo', async (_, shape) => {
  const photo = await photoOf(shape(), '#1b2430', '#f2f2f2');
  expect(await readPhoto(photo)).toEqual({ kind: 'text', text: ORDER });
});

test.each(CODES)('[R2.21] a dark %s on a light ground is read from a photo', async (_, shape) => {
  const photo = await photoOf(shape(), '#f2f2f2', '#1b2430');
  expect(await readPhoto(photo)).toEqual({ kind: 'text', text: ORDER });
});

test('[R2.21] a dark photo without a code is reported as one without a code', async () => {
  const photo = await photoOf({ ...barcode(), path: new Path2D() }, '#1b2430', '#f2f2f2');
  expect(await readPhoto(photo)).toEqual({ kind: 'noCode' });
});
