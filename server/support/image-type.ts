import type { TICKET_IMAGE } from '#src/domain/support-ticket.ts';

type ImageType = (typeof TICKET_IMAGE)['types'][number];

/** First bytes of each type: [offset, bytes as Latin-1]. */
const SIGNATURES: Readonly<Record<ImageType, readonly (readonly [number, string])[]>> = {
  'image/png': [[0, '\u0089PNG\r\n\u001A\n']],
  'image/jpeg': [[0, '\u00FF\u00D8\u00FF']],
  'image/webp': [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
};

/** The type of an image by its first bytes, whatever its name says; undefined for other content. */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return (Object.keys(SIGNATURES) as ImageType[]).find((type) =>
    SIGNATURES[type].every(([offset, text]) => head.startsWith(text, offset)),
  );
}
