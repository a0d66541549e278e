import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';

const FOLDER = join(import.meta.dirname, 'videos');
const TYPES = { '.mp4': 'video/mp4', '.vtt': 'text/vtt; charset=utf-8' };
/** A day; after it the ETag decides. */
const CACHE_CONTROL = 'public, max-age=86400';

type VideoFile = ReturnType<typeof load>;

/** A few hundred kilobytes that never change. */
const FILES: ReadonlyMap<string, VideoFile> = new Map(
  Object.entries(TYPES).flatMap(([extension, type]) =>
    globSync(`*${extension}`, { cwd: FOLDER }).map((name) => [name, load(name, type)] as const),
  ),
);

function load(name: string, type: string) {
  const bytes = new Uint8Array(readFileSync(join(FOLDER, name)));
  return { bytes, type, etag: `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"` };
}

/**
 * The lessons' videos with their captions (R2.22), also in parts, for seeking. They are public: a
 * `video` element sends no token, and lessons are not secret.
 */
export const videos = new Hono().get('/service/videos/:name', (c) => {
  const file = FILES.get(c.req.param('name'));
  if (!file) return c.notFound();
  const { bytes, etag, type } = file;
  const headers = {
    'Content-Type': type,
    'Cache-Control': CACHE_CONTROL,
    ETag: etag,
    'Accept-Ranges': 'bytes',
  };
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
  const range = rangeOf(c, file);
  if (range === undefined) return c.body(bytes, 200, headers);
  const { from, to } = range;
  if (from > to) {
    return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${bytes.length}` });
  }
  return c.body(bytes.slice(from, to + 1), 206, {
    ...headers,
    'Content-Range': `bytes ${from}-${to}/${bytes.length}`,
  });
});

/** The requested part, `to` included; empty when the file has none of it; undefined for the whole. */
function rangeOf(c: Context, { bytes, etag }: VideoFile): { from: number; to: number } | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('range') ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const condition = c.req.header('if-range');
  if (condition !== undefined && condition !== etag) return undefined;
  const end = bytes.length - 1;
  if (first === '') {
    const length = Number(last);
    return { from: length === 0 ? bytes.length : Math.max(0, bytes.length - length), to: end };
  }
  if (last !== '' && Number(last) < Number(first)) return undefined;
  return { from: Number(first), to: last === '' ? end : Math.min(Number(last), end) };
}
