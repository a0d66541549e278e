import { barsPath } from '#src/ui/app/Barcode/bars-path.ts';
import { encodeBarcode } from '#src/ui/app/Barcode/encode.ts';
import { qrShape } from '#src/ui/app/QrCode/qr-shape.ts';

/** Size of a camera's frame in pixels. */
const WIDTH = 1280;
const HEIGHT = 720;
/** What is seen: its text, the size of its label in modules and its dark modules. */
export interface Label {
  readonly text: string;
  readonly width: number;
  readonly height: number;
  readonly path: Path2D;
}

/** How a label is seen; lengths in pixels of the frame, angles in degrees. */
export interface View {
  /** Width of a module. */
  readonly module: number;
  readonly turn?: number;
  /** Rotation out of the picture, about the vertical and the horizontal axis. */
  readonly tilt?: readonly [vertical: number, horizontal: number];
  /** Standard deviation of the blur. */
  readonly blur?: number;
  /** Brightness of what is dark and what is light, from 0 to 255. */
  readonly tones?: readonly [dark: number, light: number];
  /** Standard deviation of the noise, in the same unit. */
  readonly grain?: number;
  /** How much the light falls off across the frame, from 0 to 1. */
  readonly shade?: number;
  /** A reflection: where on the label from 0 to 1, its radius in parts of the label's height, and its strength. */
  readonly glare?: readonly [x: number, y: number, radius: number, strength: number];
  /** Number of cracks that run from one point over the label. */
  readonly cracks?: number;
  /** Other things lie on the desk. */
  readonly isCluttered?: boolean;
  /** Quality of the JPEG that the frame was. */
  readonly jpeg?: number;
  /** Shift of the label against the grid of pixels. */
  readonly shift?: number;
}

/** Numbers from 0 to 1 that are the same for a seed (Mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function barcode(text: string, height: number): Label {
  const shape = encodeBarcode(text);
  if (!shape) throw new Error(`No barcode for ${text}`);
  const path = new Path2D();
  path.addPath(
    new Path2D(barsPath(shape, false)),
    new DOMMatrix().translate(0, 4).scale(1, height),
  );
  return { text, width: shape.modules, height: height + 8, path };
}

export function qrCode(text: string): Label {
  const shape = qrShape(text);
  if (!shape) throw new Error(`No QR code for ${text}`);
  return { text, width: shape.modules, height: shape.modules, path: new Path2D(shape.path) };
}

function newCanvas(width: number, height: number) {
  const canvas = new OffscreenCanvas(Math.ceil(width), Math.ceil(height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  return { canvas, context };
}

const gray = (tone: number): string => `rgb(${tone} ${tone} ${tone})`;

/** Cracks from one point, dark ones and glints; a phone's module is half a millimetre, a crack a fifth of it to a half. */
function drawCracks(
  context: OffscreenCanvasRenderingContext2D,
  { width, height }: Label,
  count: number,
  random: () => number,
): void {
  const from = { x: width * random(), y: height * random() };
  for (let index = 0; index < count; index += 1) {
    const angle = ((index + random()) / count) * 2 * Math.PI;
    const crack = new Path2D();
    crack.moveTo(from.x, from.y);
    for (let step = 1; step <= 6; step += 1) {
      const bent = angle + (random() - 0.5) / 2;
      const length = (step / 6) * width;
      crack.lineTo(from.x + Math.cos(bent) * length, from.y + Math.sin(bent) * length);
    }
    context.lineWidth = 0.2 + 0.3 * random();
    context.strokeStyle = index % 2 ? 'rgb(30 30 30 / 80%)' : 'rgb(250 250 250 / 80%)';
    context.stroke(crack);
  }
}

/** The label by itself, `scale` pixels a module. */
function drawLabel(label: Label, view: View, scale: number, random: () => number): OffscreenCanvas {
  const { canvas, context } = newCanvas(label.width * scale, label.height * scale);
  const [dark, light] = view.tones ?? [20, 235];
  context.scale(scale, scale);
  context.fillStyle = gray(light);
  context.fillRect(0, 0, label.width, label.height);
  context.fillStyle = gray(dark);
  context.fill(label.path);
  if (view.cracks !== undefined) drawCracks(context, label, view.cracks, random);
  if (view.glare) {
    const [x, y, radius, strength] = view.glare;
    const [left, top, size] = [x * label.width, y * label.height, radius * label.height];
    const light = context.createRadialGradient(left, top, 0, left, top, size);
    light.addColorStop(0, `rgb(255 255 255 / ${strength * 100}%)`);
    light.addColorStop(0.6, `rgb(255 255 255 / ${strength * 80}%)`);
    light.addColorStop(1, 'rgb(255 255 255 / 0%)');
    context.fillStyle = light;
    context.fillRect(0, 0, label.width, label.height);
  }
  return canvas;
}

/** Turns a picture out of its plane about the vertical axis, as seen from two of its widths away. */
function tiltedColumns(picture: OffscreenCanvas, degrees: number): OffscreenCanvas {
  if (degrees === 0) return picture;
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const { width, height } = picture;
  const distance = 2 * width;
  // A point at x from the axis is seen at x·cos·d/(d + x·sin).
  const seenAt = (x: number) => (x * cos * distance) / (distance + x * sin);
  const [from, to] = [seenAt(-width / 2), seenAt(width / 2)];
  const tallest = (height * distance) / (distance - (width / 2) * Math.abs(sin));
  const { canvas, context } = newCanvas(to - from, tallest);
  for (let column = 0; column < canvas.width; column += 1) {
    const seen = from + column;
    const x = (seen * distance) / (cos * distance - seen * sin);
    const next = ((seen + 1) * distance) / (cos * distance - (seen + 1) * sin);
    const tall = (height * distance) / (distance + x * sin);
    const top = (canvas.height - tall) / 2;
    context.drawImage(picture, x + width / 2, 0, next - x, height, column, top, 1, tall);
  }
  return canvas;
}

function quarterTurn(picture: OffscreenCanvas, clockwise: boolean): OffscreenCanvas {
  const { canvas, context } = newCanvas(picture.height, picture.width);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(clockwise ? Math.PI / 2 : -Math.PI / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return canvas;
}

/** Sheets of writing, cups and pens. */
function drawClutter(context: OffscreenCanvasRenderingContext2D, random: () => number): void {
  const tone = () => gray(Math.round(40 + 190 * random()));
  for (let index = 0; index < 14; index += 1) {
    const [x, y] = [random() * WIDTH, random() * HEIGHT];
    context.setTransform(new DOMMatrix().translate(x, y).rotate(random() * 360));
    context.fillStyle = tone();
    context.fillRect(-150, -100, 300 * random(), 300 * random());
    context.fillStyle = tone();
    context.font = `${8 + 20 * random()}px sans-serif`;
    for (let line = 0; line < 8; line += 1) {
      context.fillText('Личный кабинет 10482 lorem ipsum dolor sit amet', -150, line * 24 - 80);
    }
    context.strokeStyle = tone();
    context.lineWidth = 1 + 8 * random();
    context.strokeRect(-100, -60, 200, 120);
    context.beginPath();
    context.arc(120, 0, 20 + 60 * random(), 0, 2 * Math.PI);
    context.stroke();
  }
  context.resetTransform();
}

/** Falling light and the noise of a sensor or of paper. */
function addGrain(
  context: OffscreenCanvasRenderingContext2D,
  { grain = 3, shade = 0 }: View,
  random: () => number,
): void {
  const picture = context.getImageData(0, 0, WIDTH, HEIGHT);
  const { data } = picture;
  for (let index = 0; index < data.length; index += 4) {
    // Nearly a normal distribution.
    const noise = (random() + random() + random() - 1.5) * 2 * grain;
    const light = 1 - shade * (((index / 4) % WIDTH) / WIDTH);
    const tone = (data[index] ?? 0) * light + noise;
    data[index] = data[index + 1] = data[index + 2] = tone;
  }
  context.putImageData(picture, 0, 0);
}

async function asJpeg(frame: OffscreenCanvas, quality: number): Promise<OffscreenCanvas> {
  const blob = await frame.convertToBlob({ type: 'image/jpeg', quality });
  const { canvas, context } = newCanvas(WIDTH, HEIGHT);
  context.drawImage(await createImageBitmap(blob), 0, 0);
  return canvas;
}

/** A camera's frame: a label on a desk with a dark object at its left. */
export async function drawFrame(
  label: Label | null,
  view: View,
  seed: number,
): Promise<OffscreenCanvas> {
  const random = randomOf(seed);
  const { module, turn = 0, tilt: [vertical, horizontal] = [0, 0], shift = 0, blur = 0 } = view;
  // Drawn larger, so that the tilt and the turn lose nothing.
  const SCALE = 8;
  const { canvas, context } = newCanvas(WIDTH, HEIGHT);
  context.filter = blur > 0 ? `blur(${blur}px)` : 'none';
  context.fillStyle = gray(141);
  context.fillRect(-WIDTH, -HEIGHT, 3 * WIDTH, 3 * HEIGHT);
  context.fillStyle = gray(34);
  context.fillRect(12, 60, 10, 500);
  if (view.isCluttered) drawClutter(context, random);
  if (label) {
    const flat = drawLabel(label, view, SCALE, random);
    const seen = quarterTurn(
      tiltedColumns(quarterTurn(tiltedColumns(flat, vertical), true), horizontal),
      false,
    );
    context.translate(WIDTH / 2 + shift, HEIGHT / 2 + shift);
    context.rotate((turn * Math.PI) / 180);
    context.scale(module / SCALE, module / SCALE);
    context.imageSmoothingQuality = 'high';
    context.drawImage(seen, -seen.width / 2, -seen.height / 2);
    context.resetTransform();
  }
  context.filter = 'none';
  addGrain(context, view, random);
  return view.jpeg === undefined ? canvas : asJpeg(canvas, view.jpeg);
}
