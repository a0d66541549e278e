import encoderModule from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js';
import { renameSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { encodeBarcode } from '#src/ui/app/Barcode/encode.ts';
import { qrShape } from '#src/ui/app/QrCode/qr-shape.ts';

/** What is held in front of the camera; null is an empty desk. */
export type Sight =
  | { readonly code128: string }
  | { readonly qr: string }
  /** Code 128 of a text that the app itself never draws. */
  | { readonly foreign128: string }
  | null;

const WIDTH = 1280;
const HEIGHT = 720;
/** Chromium plays a film at this speed, again and again. */
const FRAMES_A_SECOND = 30;
/** Pixels a module of bars has: about what a phone sees of a label at arm's length. */
const BAR_MODULE = 4;
const MARGIN = 20;

const Encoder = 'default' in encoderModule ? encoderModule.default : encoderModule;

const bars = (list: readonly (readonly [number, number])[]): string =>
  list.map(([start, width]) => `M${start} 0h${width}v40h-${width}z`).join('');

/** The code as the app draws it: its path and its size in modules. */
function drawCode(sight: NonNullable<Sight>): { path: string; width: number; height: number } {
  if ('qr' in sight) {
    const shape = qrShape(sight.qr);
    if (!shape) throw new Error(`No QR code for ${sight.qr}`);
    return { path: shape.path, width: shape.modules, height: shape.modules };
  }
  if ('code128' in sight) {
    const shape = encodeBarcode(sight.code128);
    if (!shape) throw new Error(`The app draws no bar code for ${sight.code128}`);
    return { path: bars(shape.bars), width: shape.modules, height: 40 };
  }
  const { data } = new Encoder(sight.foreign128, {}).encode();
  const list = Array.from(data.matchAll(/1+/g), (bar) => [10 + bar.index, bar[0].length] as const);
  return { path: bars(list), width: data.length + 20, height: 40 };
}

/** A white label on a grey desk, with something dark beside it as on a real one. */
function picture(sight: Sight): Buffer {
  const { path, width, height } = sight ? drawCode(sight) : { path: '', width: 1, height: 1 };
  const room = Math.min((WIDTH - 2 * MARGIN) / width, (HEIGHT - 2 * MARGIN) / height);
  const size = Math.floor(sight && 'qr' in sight ? room * 0.6 : Math.min(BAR_MODULE, room));
  const x = Math.round((WIDTH - width * size) / 2);
  const y = Math.round((HEIGHT - height * size) / 2);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
      <rect width="100%" height="100%" fill="#8d8d8d"/>
      <rect x="12" y="60" width="10" height="500" fill="#222"/>
      <g transform="translate(${x} ${y}) scale(${size})" shape-rendering="crispEdges">
        <rect width="${width}" height="${height}" fill="${sight ? '#fff' : 'none'}"/>
        <path d="${path}"/>
      </g>
    </svg>`,
  );
}

/**
 * Writes a film for the fake camera that shows each sight for a second; it is read at every start.
 * Chromium maps the film of a camera that is on into its memory, and its capture service dies when that
 * file gets shorter, so a new one takes its name and leaves the old one whole.
 */
export async function writeFilm(file: string, sights: readonly Sight[]): Promise<void> {
  const frames = await Promise.all(
    sights.map((sight) => sharp(picture(sight)).jpeg({ quality: 85 }).toBuffer()),
  );
  const film = frames.flatMap((frame) => Array.from({ length: FRAMES_A_SECOND }, () => frame));
  const next = `${file}.next`;
  writeFileSync(next, Buffer.concat(film));
  renameSync(next, file);
}

/** A photo of a code, larger than any screen. */
export const takePhoto = (sight: Sight, degrees = 0): Promise<Buffer> =>
  sharp(picture(sight)).rotate(degrees).resize({ width: 3000 }).jpeg().toBuffer();

/** Arguments for a browser that has such a camera. */
export const cameraArgs = (film: string): string[] => [
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];
