import { readFileSync } from 'node:fs';
import { Hono, type Env } from 'hono';
import { REVALIDATE } from '#server/http/static/file-response.ts';
import { buildDocument } from './build-document.ts';
import type { OpenApiDocument } from './document.ts';
import { DOCS_STYLE_PATH, DOCUMENT_PATH, renderDocument } from './page.ts';

const STYLE = readFileSync(new URL('./docs.css', import.meta.url), 'utf8');
const headers = { 'Cache-Control': REVALIDATE };

/** The contract for programs and for people; public, because it holds no data. */
export function openApiRoutes<E extends Env>(app: Hono<E>): Hono {
  let document: Promise<OpenApiDocument> | undefined;
  // Built at the first request: by then every route is registered.
  const read = () => (document ??= buildDocument(app));
  return new Hono()
    .get(DOCUMENT_PATH, async (c) => c.json(await read(), 200, headers))
    .get('/service/docs', async (c) => c.html(renderDocument(await read()), 200, headers))
    .get(DOCS_STYLE_PATH, (c) => c.body(STYLE, 200, { ...headers, 'Content-Type': 'text/css' }));
}
