import { Html5QrcodeSupportedFormats } from 'html5-qrcode/esm/core.js';
import { Html5Qrcode } from 'html5-qrcode/esm/html5-qrcode.js';
import * as zxingModule from 'html5-qrcode/third_party/zxing-js.umd.js';

/** A row of black and white points. */
interface Row {
  getSize(): number;
  get(index: number): boolean;
  getNextSet(from: number): number;
  isRange(start: number, end: number, value: boolean): boolean;
}

/** The parts of the bundled ZXing that its types leave out. */
interface ZXing {
  readonly Code128Reader: {
    findStartPattern(row: Row): Int32Array;
    readonly CODE_PATTERNS: readonly Int32Array[];
    readonly CODE_START_A: number;
    readonly CODE_START_C: number;
    readonly MAX_AVG_VARIANCE: number;
    readonly MAX_INDIVIDUAL_VARIANCE: number;
  };
  readonly OneDReader: {
    patternMatchVariance(counts: Int32Array, pattern: Int32Array, most: number): number;
  };
  readonly NotFoundException: new () => Error;
}

const given = zxingModule as unknown as ZXing & { readonly default?: ZXing };
const { Code128Reader, NotFoundException, OneDReader } = given.default ?? given;

/** The start code (A, B or C) that six widths of bars and gaps are, or null. */
function startCodeOf(widths: Int32Array): number | null {
  let best: number = Code128Reader.MAX_AVG_VARIANCE;
  let found: number | null = null;
  for (let code = Code128Reader.CODE_START_A; code <= Code128Reader.CODE_START_C; code += 1) {
    const pattern = Code128Reader.CODE_PATTERNS[code];
    if (!pattern) continue;
    const most = Code128Reader.MAX_INDIVIDUAL_VARIANCE;
    const variance = OneDReader.patternMatchVariance(widths, pattern, most);
    if (variance < best) [best, found] = [variance, code];
  }
  return found;
}

/**
 * Finds the start of a Code 128 in a row: begin, end and start code. The library's own search loses its
 * counts as soon as anything dark is left of the code (html5-qrcode #732, zxing-js #444): it cuts the
 * window of six widths instead of moving it.
 */
function findStartPattern(row: Row): Int32Array {
  const widths = new Int32Array(6);
  let start = row.getNextSet(0);
  let position = 0;
  let isWhite = false;
  for (let index = start; index < row.getSize(); index += 1) {
    if (row.get(index) !== isWhite) {
      widths[position] = (widths[position] ?? 0) + 1;
      continue;
    }
    if (position < 5) position += 1;
    else {
      const code = startCodeOf(widths);
      const quiet = Math.max(0, start - ((index - start) >> 1));
      if (code !== null && row.isRange(quiet, start, false)) {
        return Int32Array.of(start, index, code);
      }
      start += (widths[0] ?? 0) + (widths[1] ?? 0);
      widths.copyWithin(0, 2);
      position = 4;
      widths[5] = 0;
    }
    widths[position] = 1;
    isWhite = !isWhite;
  }
  throw new NotFoundException();
}

Code128Reader.findStartPattern = findStartPattern;

/** The part of the library that is used. */
export interface Scanner {
  /** Rejects with a sentence that names getUserMedia's error. */
  start(camera: MediaTrackConstraints, onText: (text: string) => void): Promise<unknown>;
  /** Throws or rejects when the camera is not fully on. */
  stop(): Promise<void>;
  /** Reads one picture; rejects when no code is found in it. */
  read(picture: File): Promise<string>;
}

const FRAMES_A_SECOND = 8;

function createReader(elementId: string): Html5Qrcode {
  const { CODE_128, QR_CODE } = Html5QrcodeSupportedFormats;
  const formatsToSupport = [QR_CODE, CODE_128];
  const create = (useBarCodeDetectorIfSupported: boolean) =>
    new Html5Qrcode(elementId, { formatsToSupport, useBarCodeDetectorIfSupported, verbose: false });
  try {
    return create(true);
  } catch {
    // The system's own detector may lack Code 128 and throws then.
    return create(false);
  }
}

/**
 * html5-qrcode in the element with the given id. Only this module may import it (lint): the fix above
 * must be applied before anything is read, and open-scanner.ts handles its many failures.
 */
export function createScanner(elementId: string): Scanner {
  const reader = createReader(elementId);
  return {
    start: (videoConstraints, onText) =>
      reader.start(
        { facingMode: 'environment' },
        // Without `qrbox` the whole frame is read; flipped frames are mirror images.
        { fps: FRAMES_A_SECOND, disableFlip: true, videoConstraints },
        onText,
        undefined,
      ),
    stop: () => reader.stop(),
    read: async (picture) => (await reader.scanFileV2(picture, false)).decodedText,
  };
}
