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
  let texts: Promise<{ json: string; page: string }> | undefined;
  // Built at the first request: by then every route is registered.
  const read = () => (texts ??= buildDocument(app).then(write));
  return new Hono()
    .get(DOCUMENT_PATH, async (c) =>
      c.body((await read()).json, 200, { ...headers, 'Content-Type': 'application/json' }),
    )
    .get('/service/docs', async (c) => c.html((await read()).page, 200, headers))
    .get(DOCS_STYLE_PATH, (c) => c.body(STYLE, 200, { ...headers, 'Content-Type': 'text/css' }));
}

/** Both texts are written once: anybody may read them as often as they like. */
async function write(document: OpenApiDocument) {
  const page = await renderDocument(document);
  return { json: JSON.stringify(document), page: page.toString() };
}
