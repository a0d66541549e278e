import { correction, generate } from 'lean-qr/nano';

/** White modules around a QR code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrShape {
  /** Length of an edge in modules, quiet zones included. */
  readonly modules: number;
  /** The dark modules as one path; one unit is one module. */
  readonly path: string;
}

/** Encodes a text as a QR code, correction level M or better; null when the text is too long. */
export function qrShape(text: string): QrShape | null {
  const bitmap = tryGenerate(text);
  if (!bitmap) return null;
  const { size } = bitmap;
  let path = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!bitmap.get(x, y)) continue;
      const start = x;
      while (x + 1 < size && bitmap.get(x + 1, y)) x += 1;
      const width = x + 1 - start;
      path += `M${start + QUIET_ZONE} ${y + QUIET_ZONE}h${width}v1h-${width}z`;
    }
  }
  return { modules: size + 2 * QUIET_ZONE, path };
}

function tryGenerate(text: string): ReturnType<typeof generate> | null {
  try {
    return generate(text, { minCorrectionLevel: correction.M });
  } catch {
    return null;
  }
}
