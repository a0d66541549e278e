import { HEIC, IMAGE_HEAD, imageType, type ImageType } from '#src/domain/image-type.ts';
import { TICKET_IMAGE } from '#src/domain/support-ticket.ts';
import { drawJpeg } from '#src/platform/files/draw-jpeg.ts';

/** Why a file cannot be attached to a ticket; `broken`: the browser cannot show it. */
export type ImageProblem =
  | { readonly code: 'tooLarge'; readonly bytes: number }
  | { readonly code: 'wrongType' | 'broken' | 'heic' };

/** A file that can be attached, or why it cannot. */
export type ReadImage =
  | { readonly image: File; readonly problem: null }
  | { readonly image: null; readonly problem: ImageProblem };

const typeOf = async (file: Blob): Promise<ImageType | undefined> =>
  imageType(new Uint8Array(await file.slice(0, IMAGE_HEAD).arrayBuffer()));

const isAccepted = (type: ImageType | undefined): boolean =>
  TICKET_IMAGE.types.some((accepted) => accepted === type);

/** Why the browser does not open a file. */
function closedProblem(type: ImageType | undefined, { size }: Blob): ImageProblem {
  if (size === 0) return { code: 'broken' };
  if (type === undefined) return { code: 'wrongType' };
  if (type === HEIC) return { code: 'heic' };
  // Too large for its memory, too.
  return size > TICKET_IMAGE.bytes ? { code: 'tooLarge', bytes: size } : { code: 'broken' };
}

const asJpeg = (name: string): string => `${name.replace(/\.[^.]*$/u, '')}.jpg`;

/**
 * Converts a file to a ticket's image (R2.27). The bytes determine its type. An image whose type or size the
 * service rejects becomes a JPEG of the same orientation if the browser opens it. Never rejects.
 */
export async function readImage(file: File): Promise<ReadImage> {
  const type = await typeOf(file).catch(() => undefined);
  const typed = new File([file], file.name, { type: type ?? file.type });
  const picture = await createImageBitmap(typed).catch(() => null);
  if (!picture) return { image: null, problem: closedProblem(type, file) };
  try {
    if (isAccepted(type) && file.size <= TICKET_IMAGE.bytes) return { image: typed, problem: null };
    const jpeg = await drawJpeg(picture, TICKET_IMAGE.bytes);
    return jpeg
      ? { image: new File([jpeg], asJpeg(file.name), { type: jpeg.type }), problem: null }
      : { image: null, problem: { code: 'tooLarge', bytes: file.size } };
  } finally {
    picture.close();
  }
}

/** The name of an attached file; an image that was pasted may have none. */
export const imageName = (image: Blob): string =>
  (image instanceof File && image.name) || (image.type.split('/')[1] ?? '').toUpperCase();

/**
 * The first image on a clipboard or of a drop, or another file if there is no image. Null if there is a text,
 * which is what the member pastes: spreadsheets add a picture of it.
 */
export function fileOf(data: DataTransfer | null): File | null {
  if (data?.types.includes('text/plain')) return null;
  const files = [...(data?.files ?? [])];
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0] ?? null;
}

/**
 * A size in megabytes with one digit, rounded up so that a file above the limit never shows the limit:
 * «5,1».
 */
export const megabytes = (bytes: number): string => {
  const tenths = Math.max(1, Math.ceil(bytes / 100_000));
  return tenths % 10 === 0 ? String(tenths / 10) : `${Math.floor(tenths / 10)},${tenths % 10}`;
};
