import { renameSync, writeFileSync } from 'node:fs';
import encoderModule from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js';
import sharp from 'sharp';
import { encodeBarcode } from '#src/ui/app/Barcode/encode.ts';
import { qrShape } from '#src/ui/app/QrCode/qr-shape.ts';

/** What the camera sees; null is an empty desk. */
export type Scene =
  | { readonly code128: string }
  | { readonly qr: string }
  /** Code 128 of a text that the app itself never draws. */
  | { readonly foreign128: string }
  | null;

const WIDTH = 1280;
const HEIGHT = 720;
/** Chromium repeats the video at this speed. */
const FRAMES_PER_SECOND = 30;
/** Width of a module of a barcode, px: about what a phone's camera sees of a label at arm's length. */
const BAR_MODULE = 4;
const MARGIN = 20;

const Encoder = 'default' in encoderModule ? encoderModule.default : encoderModule;

const bars = (list: readonly (readonly [number, number])[]): string =>
  list.map(([start, width]) => `M${start} 0h${width}v40h-${width}z`).join('');

/** The path of the code as the app draws it, and its size in modules. */
function drawCode(scene: NonNullable<Scene>): { path: string; width: number; height: number } {
  if ('qr' in scene) {
    const shape = qrShape(scene.qr);
    if (!shape) throw new Error(`No QR code for ${scene.qr}`);
    return { path: shape.path, width: shape.modules, height: shape.modules };
  }
  if ('code128' in scene) {
    const shape = encodeBarcode(scene.code128);
    if (!shape) throw new Error(`The app draws no barcode for ${scene.code128}`);
    return { path: bars(shape.bars), width: shape.modules, height: 40 };
  }
  const { data } = new Encoder(scene.foreign128, {}).encode();
  const list = Array.from(data.matchAll(/1+/g), (bar) => [10 + bar.index, bar[0].length] as const);
  return { path: bars(list), width: data.length + 20, height: 40 };
}

/** An SVG of a white label on a grey desk; the dark object beside it makes decoding as hard as on a real desk. */
function picture(scene: Scene): Buffer {
  const { path, width, height } = scene ? drawCode(scene) : { path: '', width: 1, height: 1 };
  const available = Math.min((WIDTH - 2 * MARGIN) / width, (HEIGHT - 2 * MARGIN) / height);
  const size = Math.floor(
    scene && 'qr' in scene ? available * 0.6 : Math.min(BAR_MODULE, available),
  );
  const x = Math.round((WIDTH - width * size) / 2);
  const y = Math.round((HEIGHT - height * size) / 2);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
      <rect width="100%" height="100%" fill="#8d8d8d"/>
      <rect x="12" y="60" width="10" height="500" fill="#222"/>
      <g transform="translate(${x} ${y}) scale(${size})" shape-rendering="crispEdges">
        <rect width="${width}" height="${height}" fill="${scene ? '#fff' : 'none'}"/>
        <path d="${path}"/>
      </g>
    </svg>`,
  );
}

/**
 * Writes a video for the fake camera that shows each scene for a second; Chromium opens it whenever the camera
 * starts. While the camera is on, Chromium maps the file into its memory, and its capture service crashes when
 * the file becomes shorter. So a new file replaces the old one, whose content stays whole.
 */
export async function writeCameraVideo(file: string, scenes: readonly Scene[]): Promise<void> {
  const frames = await Promise.all(
    scenes.map((scene) => sharp(picture(scene)).jpeg({ quality: 85 }).toBuffer()),
  );
  const video = frames.flatMap((frame) => Array.from({ length: FRAMES_PER_SECOND }, () => frame));
  const next = `${file}.next`;
  writeFileSync(next, Buffer.concat(video));
  renameSync(next, file);
}

/** A JPEG of a scene, larger than any screen. */
export const takePhoto = (scene: Scene, degrees = 0): Promise<Buffer> =>
  sharp(picture(scene)).rotate(degrees).resize({ width: 3000 }).jpeg().toBuffer();

/** The arguments of a browser whose camera plays the video. */
export const cameraArgs = (video: string): string[] => [
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${video}`,
];
