import { TICKET_IMAGE } from '#src/domain/support-ticket.ts';

/** Why a file cannot be attached to a ticket; `broken`: the browser cannot show it. */
export type ImageProblem =
  | { readonly code: 'tooLarge'; readonly bytes: number }
  | { readonly code: 'wrongType' }
  | { readonly code: 'broken' };

/** Null for a file that may be attached (R2.27). */
export function imageProblem({ type, size }: Pick<Blob, 'type' | 'size'>): ImageProblem | null {
  if (!TICKET_IMAGE.types.some((known) => known === type)) return { code: 'wrongType' };
  return size > TICKET_IMAGE.bytes ? { code: 'tooLarge', bytes: size } : null;
}

/** `broken` for a file that the browser cannot show: it must not replace a good image. */
export async function decodingProblem(file: Blob): Promise<ImageProblem | null> {
  try {
    (await createImageBitmap(file)).close();
    return null;
  } catch {
    return { code: 'broken' };
  }
}

/** The name of an attached file; an image that was pasted may have none. */
export const imageName = (image: Blob): string =>
  (image instanceof File && image.name) || (image.type.split('/')[1] ?? '').toUpperCase();

/** The first image on a clipboard or of a drop, or another file if there is no image. */
export function fileOf(data: DataTransfer | null): File | null {
  const files = [...(data?.files ?? [])];
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0] ?? null;
}

/** A size in megabytes with one digit, rounded up so that a file above the limit never shows the limit: «5,1». */
export const megabytes = (bytes: number): string => {
  const tenths = Math.max(1, Math.ceil(bytes / 100_000));
  return tenths % 10 === 0 ? String(tenths / 10) : `${Math.floor(tenths / 10)},${tenths % 10}`;
};
