import { createDecoder } from './decoder/decoder.ts';

/** What was found on a photo; `unreadable` means that the browser cannot open the picture. */
export type PhotoReading =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'noCode' | 'unreadable' | 'notLoaded' };

/** Longest sides in pixels: fewer pixels forgive blur and cost less, more pixels show thin bars. */
const SMALL = 1280;
const LARGE = 2400;

/** Reads the code on a photo, which never leaves the device (R2.21). Never rejects. */
export async function readPhoto(file: File): Promise<PhotoReading> {
  const photo = await createImageBitmap(file).catch(() => null);
  if (!photo) return { kind: 'unreadable' };
  const sides = Math.max(photo.width, photo.height) > SMALL ? [SMALL, LARGE] : [SMALL];
  const decoder = createDecoder();
  try {
    await decoder.load();
    const code = await decoder.read(photo, sides);
    return code ? { kind: 'text', text: code.text } : { kind: 'noCode' };
  } catch {
    return { kind: 'notLoaded' };
  } finally {
    photo.close();
    decoder.close();
  }
}
