import { encodeBarcode } from '../Barcode/encode.ts';
import { qrShape } from '../QrCode/qr-shape.ts';
import type { CodePicture } from './code-picture.ts';
import { wrapText } from './wrap-text.ts';

/** Lengths in pixels of the picture, which a phone shows on its whole width. */
const WIDTH = 1080;
const MARGIN = 60;
const BAR_HEIGHT = 360;
const QR_EDGE = 840;
/** Below it the camera of another phone cannot distinguish two bars. */
const MIN_MODULE = 3;
const MAX_BAR_MODULE = 10;
/** Number of characters that fit one line in large digits. */
const LONGEST_LARGE = 20;

/** A text of one size, centred, in as many lines as it needs. */
interface Words {
  readonly text: string;
  readonly size: number;
  readonly weight: number;
}

/** A code in whole modules, its quiet zone included. */
interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Draws at the given corner. */
  readonly draw: (context: CanvasRenderingContext2D, left: number, top: number) => void;
}

function barsDrawing(text: string): Drawing | null {
  const shape = encodeBarcode(text);
  if (!shape) return null;
  const fitting = Math.min(MAX_BAR_MODULE, Math.floor(WIDTH / shape.modules));
  const module = Math.max(MIN_MODULE, fitting);
  return {
    width: module * shape.modules,
    height: BAR_HEIGHT,
    draw(context, left, top) {
      for (const [start, length] of shape.bars)
        context.fillRect(left + start * module, top, length * module, BAR_HEIGHT);
    },
  };
}

function qrDrawing(text: string): Drawing | null {
  const shape = qrShape(text);
  if (!shape) return null;
  const module = Math.max(MIN_MODULE, Math.floor(QR_EDGE / shape.modules));
  const edge = module * shape.modules;
  return {
    width: edge,
    height: edge,
    draw(context, left, top) {
      context.save();
      context.translate(left, top);
      context.scale(module, module);
      context.fill(new Path2D(shape.path));
      context.restore();
    },
  };
}

function wordsOf({ title, lines, numbers }: CodePicture): { above: Words[]; below: Words[] } {
  const isShort = numbers.length === 1 && (numbers[0] ?? '').length <= LONGEST_LARGE;
  const size = isShort ? 88 : 44;
  return {
    above: [
      { text: title, size: 56, weight: 650 },
      ...lines.filter((line) => line !== '').map((text) => ({ text, size: 40, weight: 400 })),
    ],
    below: numbers.map((text) => ({ text, size, weight: 650 })),
  };
}

/**
 * Draws a code with its words as a PNG, black on white, each module a whole number of pixels (R2.20).
 * @throws when the text has no code, or the browser gives no picture
 */
export async function drawCode(picture: CodePicture): Promise<Blob> {
  const code = picture.form === 'bars' ? barsDrawing(picture.text) : qrDrawing(picture.text);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!code || !context) throw new Error('The code cannot be drawn');
  const width = Math.max(WIDTH, code.width);
  const family = getComputedStyle(document.body).fontFamily;
  const fontOf = ({ size, weight }: Words): string => `${weight} ${size}px ${family}`;
  const linesOf = (words: Words): Words[] => {
    context.font = fontOf(words);
    const lines = wrapText(
      words.text,
      (text) => context.measureText(text).width <= width - 2 * MARGIN,
    );
    return lines.map((text) => ({ ...words, text }));
  };
  const heightOf = (lines: readonly Words[]): number =>
    lines.reduce((sum, { size }) => sum + Math.ceil(size * 1.3), 0);

  const words = wordsOf(picture);
  const above = words.above.flatMap(linesOf);
  const below = words.below.flatMap(linesOf);
  canvas.width = width;
  canvas.height = 4 * MARGIN + heightOf(above) + code.height + heightOf(below);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  context.textAlign = 'center';
  context.textBaseline = 'top';
  const write = (lines: readonly Words[], top: number): void => {
    for (const line of lines) {
      context.font = fontOf(line);
      context.fillText(line.text, width / 2, top);
      top += heightOf([line]);
    }
  };
  write(above, MARGIN);
  const codeTop = 2 * MARGIN + heightOf(above);
  code.draw(context, Math.floor((width - code.width) / 2), codeTop);
  write(below, codeTop + code.height + MARGIN);

  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('The browser gave no picture');
  return png;
}
