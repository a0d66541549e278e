import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';

type Formats = NonNullable<ReaderOptions['formats']>;

const BARS: Formats = ['Code128'];
const SQUARE: Formats = ['QRCode'];
const BOTH: Formats = ['Code128', 'QRCode'];

/** A picture in the size in which it is read. */
interface Source {
  readonly picture: ImageBitmap;
  readonly width: number;
  readonly height: number;
  /** The picture in this size. */
  readonly pixels: ImageData;
}

type Draw = (context: OffscreenCanvasRenderingContext2D) => void;

/** The pixels of a canvas that is as large as given and drawn on. */
function drawn(width: number, height: number, draw: Draw): ImageData {
  const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  draw(context);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

const resized = (picture: ImageBitmap, width: number, height: number): ImageData =>
  drawn(width, height, (context) => context.drawImage(picture, 0, 0, width, height));

/** The picture smaller, at 0.7 of its size, and turned by degrees. */
function turned(source: Source, degrees: number): ImageData {
  const [width, height] = [source.width * 0.7, source.height * 0.7];
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return drawn(width * cos + height * sin, height * cos + width * sin, (context) => {
    context.translate(context.canvas.width / 2, context.canvas.height / 2);
    context.rotate(angle);
    context.drawImage(source.picture, -width / 2, -height / 2, width, height);
  });
}

/** Light becomes dark and dark light. */
function inverted({ data, width, height }: ImageData): ImageData {
  const picture = new ImageData(width, height);
  const before = new Uint32Array(data.buffer);
  const after = new Uint32Array(picture.data.buffer);
  for (let pixel = 0; pixel < after.length; pixel += 1)
    after[pixel] = (before[pixel] ?? 0) ^ 0xff_ff_ff;
  return picture;
}

/** The brightness of each pixel by the weights of ITU-R BT.601. */
function brightnessOf({ data, width, height }: ImageData): Uint16Array {
  const tones = new Uint16Array(width * height);
  const colours = new Uint32Array(data.buffer);
  for (let pixel = 0; pixel < tones.length; pixel += 1) {
    const colour = colours[pixel] ?? 0;
    const [red, green, blue] = [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
    tones[pixel] = (77 * red + 150 * green + 29 * blue) >> 8;
  }
  return tones;
}

/** For each number the sum of itself and those up to `radius` steps before and after it. */
function sumsAlong(numbers: Uint16Array, step: number, radius: number): Uint16Array {
  const sums = new Uint16Array(numbers.length);
  for (let index = 0; index < numbers.length; index += 1) sums[index] = numbers[index] ?? 0;
  for (let near = step; near <= step * radius; near += step) {
    for (let index = near; index < numbers.length - near; index += 1) {
      sums[index] =
        (sums[index] ?? 0) + (numbers[index - near] ?? 0) + (numbers[index + near] ?? 0);
    }
  }
  return sums;
}

/**
 * Multiplies by how much each pixel differs from the mean of the square around it: 0 smooths grain and cracks away,
 * 3 sharpens a blur. Safari has no filters for a canvas. The result is grey.
 */
function withDetail(pixels: ImageData, radius: number, factor: number): ImageData {
  const { width, height } = pixels;
  const tones = brightnessOf(pixels);
  const sums = sumsAlong(sumsAlong(tones, 1, radius), width, radius);
  const picture = new ImageData(width, height);
  const colours = new Uint32Array(picture.data.buffer);
  const share = (1 - factor) / (2 * radius + 1) ** 2;
  for (let pixel = 0; pixel < colours.length; pixel += 1) {
    const tone = ((sums[pixel] ?? 0) * share + (tones[pixel] ?? 0) * factor) | 0;
    const shown = tone < 0 ? 0 : tone > 255 ? 255 : tone;
    colours[pixel] = 0xff_00_00_00 | (shown * 0x01_01_01);
  }
  return picture;
}

/** The middle of the picture, half as wide and high, with more or less detail and enlarged. */
function enlarged({ picture, width, height }: Source, radius: number, factor: number): ImageData {
  const middle = drawn(width / 2, height / 2, (context) =>
    context.drawImage(picture, -width / 4, -height / 4, width, height),
  );
  const changed = withDetail(middle, radius, factor);
  const canvas = new OffscreenCanvas(changed.width, changed.height);
  canvas.getContext('2d')?.putImageData(changed, 0, 0);
  return drawn(2 * changed.width, 2 * changed.height, (context) => {
    context.scale(2, 2);
    context.drawImage(canvas, 0, 0);
  });
}

/**
 * The ways in which a picture is read, the most often successful and the cheapest first. ZXing itself turns bars by
 * 90 degrees and QR codes as far as necessary, and reads light QR codes. Each way reads pictures like those of
 * tests/support/looks/scan-matrix.ts that no other one does.
 */
const WAYS: readonly (readonly [Formats, (source: Source) => ImageData])[] = [
  [BOTH, ({ pixels }) => pixels],
  [BOTH, ({ picture, width, height }) => resized(picture, width / 2, height / 2)],
  [BARS, ({ pixels }) => inverted(pixels)],
  [BOTH, ({ pixels }) => withDetail(pixels, 1, 0)],
  [BARS, (source) => turned(source, 30)],
  [BARS, (source) => turned(source, 60)],
  [BOTH, (source) => enlarged(source, 3, 3)],
  [SQUARE, (source) => enlarged(source, 1, 0)],
];

/** Loads the decoder from an address; rejects where it does not come or the browser has no WebAssembly. */
export async function loadReader(wasm: string): Promise<void> {
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
}

/** A code that was read. */
export interface CodeRead {
  readonly text: string;
  /** A QR code, rather than bars. */
  readonly isQr: boolean;
}

/**
 * A Code 128 or QR code in a picture, or null (R2.21). Rejects when the decoder fails.
 * @param longestSide at which the picture is read, in pixels; a smaller one as it is
 */
export async function readCode(
  picture: ImageBitmap,
  longestSide: number,
): Promise<CodeRead | null> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width * scale, picture.height * scale];
  const source = { picture, width, height, pixels: resized(picture, width, height) };
  for (const [formats, draw] of WAYS) {
    const [code] = await readBarcodes(draw(source), {
      formats,
      maxNumberOfSymbols: 1,
      tryDownscale: formats === BOTH,
      // The other modes rewrite what cannot be printed.
      textMode: 'Plain',
    });
    if (code) return { text: code.text, isQr: code.format === 'QRCode' };
  }
  return null;
}
