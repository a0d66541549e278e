import type { Scanner } from './scanner.ts';
import { createVideoFrame } from './video-frame.ts';

/** What was found on a photo; `unreadable` means that the browser cannot open the picture. */
export type PhotoReading =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'noCode' | 'unreadable' | 'notLoaded' };

/** Longest sides in pixels, tried in this order: fewer pixels forgive blur, more pixels show thin bars. */
const SIDES = [1280, 800, 2400];
/** The decoder reads only vertical bars; a phone is often held the other way. */
const TURNS = [0, 90];
const MIME = 'image/png';

/** How a photo is drawn for the decoder. */
interface Drawing {
  /** Longest side in pixels, at most. */
  readonly side: number;
  readonly degrees: number;
  /** Light becomes dark and dark light. */
  readonly isInverted: boolean;
}

/** Draws a photo smaller and rotated by degrees, so that a large photo costs no more than a small one. */
async function draw(
  photo: ImageBitmap,
  { side, degrees, isInverted }: Drawing,
): Promise<File | null> {
  const scale = Math.min(1, side / Math.max(photo.width, photo.height));
  const [width, height] = [photo.width, photo.height].map((one) => Math.ceil(one * scale));
  if (!width || !height) return null;
  const canvas = document.createElement('canvas');
  canvas.width = degrees === 0 ? width : height;
  canvas.height = degrees === 0 ? height : width;
  const context = canvas.getContext('2d');
  context?.translate(canvas.width / 2, canvas.height / 2);
  context?.rotate((degrees * Math.PI) / 180);
  context?.drawImage(photo, -width / 2, -height / 2, width, height);
  if (context && isInverted) {
    // Safari has no canvas filters.
    context.globalCompositeOperation = 'difference';
    context.fillStyle = 'white';
    context.fillRect(-width / 2, -height / 2, width, height);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, MIME));
  return blob && new File([blob], 'photo', { type: MIME });
}

/**
 * All drawings of a photo in the order in which they are tried; the decoder knows only dark codes on light.
 */
function drawingsOf(photo: ImageBitmap): Drawing[] {
  const longest = Math.max(photo.width, photo.height);
  const sides = SIDES.filter((side, index) => index === 0 || side < longest);
  return [false, true].flatMap((isInverted) =>
    sides.flatMap((side) => TURNS.map((degrees) => ({ side, degrees, isInverted }))),
  );
}

async function readAnyHow(scanner: Scanner, photo: ImageBitmap): Promise<string | null> {
  for (const drawing of drawingsOf(photo)) {
    const picture = await draw(photo, drawing);
    const text = picture && (await scanner.read(picture).catch(() => null));
    if (typeof text === 'string') return text;
  }
  return null;
}

/** Reads the code on a photo, which never leaves the device (R2.21). Never rejects. */
export async function readPhoto(file: File): Promise<PhotoReading> {
  const photo = await createImageBitmap(file).catch(() => null);
  if (!photo) return { kind: 'unreadable' };
  const root = document.body.appendChild(document.createElement('div'));
  root.hidden = true;
  const frame = createVideoFrame(root);
  try {
    const { createScanner } = await import('./scanner.ts');
    const text = await readAnyHow(createScanner(frame.id), photo);
    return text === null ? { kind: 'noCode' } : { kind: 'text', text };
  } catch {
    return { kind: 'notLoaded' };
  } finally {
    photo.close();
    frame.close();
    root.remove();
  }
}
