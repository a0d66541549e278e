import { readFileSync } from 'node:fs';
import { Hono, type Env } from 'hono';
import { buildDocument } from '../openapi/build-document.ts';
import type { OpenApiDocument } from '../openapi/document.ts';
import { DOCS_STYLE_PATH, DOCUMENT_PATH, renderDocument } from '../openapi/page.ts';
import { REVALIDATE } from '../static/file-answer.ts';

const STYLE = readFileSync(new URL('../openapi/docs.css', import.meta.url), 'utf8');
const headers = { 'Cache-Control': REVALIDATE };

/** The contract for programs and for people, without a token: it holds no data (api.md). */
export function openApiRoutes<E extends Env>(app: Hono<E>): Hono {
  let document: Promise<OpenApiDocument> | undefined;
  // Made when it is first asked for: by then every route is there.
  const read = () => (document ??= buildDocument(app));
  return new Hono()
    .get(DOCUMENT_PATH, async (c) => c.json(await read(), 200, headers))
    .get('/service/docs', async (c) => c.html(renderDocument(await read()), 200, headers))
    .get(DOCS_STYLE_PATH, (c) => c.body(STYLE, 200, { ...headers, 'Content-Type': 'text/css' }));
}
