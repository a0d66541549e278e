/** Photos of iPhones and of some Android phones; most browsers cannot show them. */
export const HEIC = 'image/heic';

/** The images that the app tells apart. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | typeof HEIC;

/** Number of first bytes that `imageType` needs. */
export const IMAGE_HEAD = 12;

/** First bytes of each type as Latin-1; a dot stands for any byte. HEIC names its brand after «ftyp». */
const SIGNATURES: Readonly<Record<ImageType, RegExp>> = {
  'image/png': /^\u0089PNG\r\n\u001A\n/u,
  'image/jpeg': /^\u00FF\u00D8\u00FF/u,
  'image/webp': /^RIFF.{4}WEBP/su,
  [HEIC]: /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/su,
};

/**
 * The type of an image by its first bytes, whatever its name and the sender say; undefined for other content.
 * @param bytes the file, or at least its first `IMAGE_HEAD` bytes
 */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  const head = String.fromCodePoint(...bytes.subarray(0, IMAGE_HEAD));
  return (Object.keys(SIGNATURES) as ImageType[]).find((type) => SIGNATURES[type].test(head));
}
