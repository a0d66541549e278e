import { MIMEType } from 'node:util';
import type { Context } from 'hono';
import { HonoRequest } from 'hono/request';

/** More than any form of the contract has, each interest of a friend as a field of its own. */
const MOST_FIELDS = 60;

/**
 * Reads a multipart or urlencoded form; undefined for another body and for one of more fields than a form has:
 * parsing a body of tiny ones costs a hundred times what reading it costs.
 */
export async function readFormData(c: Context): Promise<FormData | undefined> {
  const type = c.req.header('content-type') ?? '';
  const separator = separatorOf(type);
  // A sender may disconnect before its body ends.
  const bytes = Buffer.from(await c.req.arrayBuffer().catch(() => new ArrayBuffer()));
  if (separator === undefined || hasMore(bytes, separator, MOST_FIELDS)) return undefined;
  const request = new Request(c.req.url, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: bytes,
  });
  return new HonoRequest(request).formData().catch(() => undefined);
}

/** What separates the fields of a body of this type; undefined for a type that is not a form's. */
function separatorOf(type: string): string | undefined {
  try {
    const { essence, params } = new MIMEType(type);
    if (essence === 'application/x-www-form-urlencoded') return '&';
    return essence === 'multipart/form-data' ? `--${params.get('boundary') ?? ''}` : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the bytes contain a text more than so many times. */
function hasMore(bytes: Buffer, text: string, most: number): boolean {
  let place = -text.length;
  for (let count = 0; count <= most; count += 1) {
    place = bytes.indexOf(text, place + text.length);
    if (place === -1) return false;
  }
  return true;
}
