import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { getMimeType } from 'hono/utils/mime';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Kept, and asked about before each use. */
export const REVALIDATE = 'no-cache';

const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/** A path of letters, digits and `-_.~@` without a part that begins with a dot. */
const SAFE_PATH = /^(?:[\w~@-][\w.~@-]*\/)*[\w~@-][\w.~@-]*$/;

export interface FileRequest {
  /** The folder that is served. */
  readonly root: string;
  /** Path within the folder, decoded. */
  readonly path: string;
  readonly cacheControl: string;
  /** Part of the ETag beside the file's own size and time. */
  readonly revision?: string;
}

/** Whether the reader has what the headers tell of: then 304 is the answer. */
export const isKnown = (request: Request, headers: Headers): boolean =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .some((tag) => tag.trim() === headers.get('etag'));

/** Answers with a file, its compressed copy where the reader takes it, or 304; null without a file. */
export async function fileAnswer(request: Request, wanted: FileRequest): Promise<Response | null> {
  const { root, path, cacheControl, revision = '' } = wanted;
  if (!SAFE_PATH.test(path)) return null;
  const file = join(root, ...path.split('/'));
  if (!file.startsWith(root + sep)) return null;
  const original = await fileStat(file);
  if (!original) return null;

  const copy = await compressedCopy(file, request.headers.get('accept-encoding') ?? '');
  const { size, mtimeMs } = copy?.stats ?? original;
  const tag = [size, Math.trunc(mtimeMs), copy?.encoding, revision].filter(Boolean).join('-');
  const headers = new Headers({
    ETag: `W/"${tag}"`,
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
  });
  if (isKnown(request, headers)) return new Response(null, { status: 304, headers });
  headers.set('Content-Type', getMimeType(file) ?? 'application/octet-stream');
  headers.set('Content-Length', String(size));
  if (copy) headers.set('Content-Encoding', copy.encoding);
  if (request.method === 'HEAD') return new Response(null, { headers });
  return new Response(streamOf(copy?.file ?? file), { headers });
}

async function fileStat(file: string) {
  const stats = await stat(file).catch(() => null);
  return stats?.isFile() ? stats : null;
}

async function compressedCopy(file: string, accepted: string) {
  const names = accepted.split(',').map((part) => part.trim().split(';')[0]);
  for (const { name, extension } of ENCODINGS) {
    const stats = names.includes(name) ? await fileStat(file + extension) : null;
    if (stats) return { file: file + extension, encoding: name, stats };
  }
  return null;
}

const streamOf = (file: string) =>
  Readable.toWeb(createReadStream(file)) as unknown as ReadableStream<Uint8Array>;
