import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument, Operation } from '#server/openapi/document.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let document: OpenApiDocument;
beforeAll(async () => {
  test = await createTestApp();
  document = (await (await test.app.request('/service/openapi.json')).json()) as OpenApiDocument;
});
afterAll(() => test.close());

/** Routes that are no calls of the contract: pages, files, the sandbox and the document itself. */
const NO_CALLS = /^\/(?:sandbox|my)?(?:\/|$)|^\/service\/(?:pictures|openapi\.json|docs)/;

const calls = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  );
const call = (method: string, path: string): Operation => {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`${method} ${path} is not described`);
  return operation;
};
const parameter = (operation: Operation, name: string) =>
  operation.parameters?.find((one) => one.name === name);

describe('the OpenAPI document', () => {
  it('every route of the app stands in it with a summary', () => {
    const routes = test.app.routes.filter(
      ({ method, path }) => method !== 'ALL' && !path.endsWith('*') && !isNoCall(path),
    );
    expect(routes.length).toBeGreaterThan(30);
    const silent = routes.filter(({ method, path }) => {
      const described = document.paths[path.replace(/:(\w+)(?:\{.*?\})?(?=\/|$)/g, '{$1}')];
      return !described?.[method.toLowerCase()]?.summary?.trim();
    });
    expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('keeps the shape of OpenAPI 3.1', () => {
    v.parse(openApi31, document);
    const ids = calls().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of calls()) {
      const inPath = operation.parameters?.filter((one) => one.in === 'path') ?? [];
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    }
  });

  it('every reference leads somewhere', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, path = ''] of references) {
      const found = path
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
      expect(found, path).toBeDefined();
    }
  });

  it('signed-in calls carry a token, and the open ones say that they do not', () => {
    expect(call('get', '/service/api/cards').security).toEqual([{ bearer: [] }]);
    expect(call('post', '/crm/api/user/update').security).toEqual([{ bearer: [] }]);
    expect(call('post', '/lander/lander.php').security).toEqual([]);
    expect(document.components.securitySchemes['bearer']).toMatchObject({ scheme: 'bearer' });
  });

  it('[R7.31] a purchase is told with its body, its key, its amount and its refusals', () => {
    const order = call('post', '/service/api/orders');
    expect(parameter(order, 'x-request-id')).toMatchObject({ in: 'header', required: true });
    expect(parameter(order, 'x-expected-amount')).toMatchObject({ in: 'header', required: true });
    const body = order.requestBody?.content?.['application/json']?.schema;
    expect(body?.required).toContain('prodId');
    for (const status of ['201', '400', '401', '403', '409', '429', '503']) {
      expect(order.responses, status).toHaveProperty(status);
    }
  });

  it('[R7.35] a list is told with its query', () => {
    const products = call('get', '/service/api/products');
    expect(parameter(products, 'maxPrice')).toMatchObject({ in: 'query' });
    expect(parameter(products, 'cursor')?.required).not.toBe(true);
  });

  it('is public and asked about again', async () => {
    const answer = await test.app.request('/service/openapi.json');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });
});

describe('the page of the contract', () => {
  it('[R10.3] names every call, without a script or a style of its own', async () => {
    const answer = await test.app.request('/service/docs');
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
    const page = await answer.text();
    for (const { path, operation } of calls()) {
      expect(page).toContain(path);
      expect(page).toContain(`id="${operation.operationId}"`);
    }
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    const style = await test.app.request('/service/docs.css');
    expect(style.headers.get('content-type')).toContain('text/css');
  });
});

const isNoCall = (path: string) => path === '/' || NO_CALLS.test(path);

const reference = v.strictObject({ $ref: v.string() });
const schema = v.record(v.string(), v.unknown());
const content = v.record(v.string(), v.object({ schema }));
const response = v.union([
  reference,
  v.object({ description: v.string(), content: v.optional(content) }),
]);
const operation = v.object({
  operationId: v.pipe(v.string(), v.minLength(1)),
  summary: v.pipe(v.string(), v.minLength(1)),
  tags: v.array(v.string()),
  parameters: v.optional(
    v.array(
      v.object({
        in: v.picklist(['path', 'query', 'header']),
        name: v.string(),
        required: v.optional(v.boolean()),
        schema,
      }),
    ),
  ),
  requestBody: v.optional(v.object({ content })),
  responses: v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^[2-5]\d\d$/)), response),
    v.check((all) => Object.keys(all).some((status) => status.startsWith('2')), 'no success'),
  ),
  security: v.array(v.record(v.string(), v.array(v.string()))),
});
const openApi31 = v.object({
  openapi: v.literal('3.1.0'),
  info: v.object({ title: v.string(), version: v.string() }),
  paths: v.record(
    v.pipe(v.string(), v.startsWith('/')),
    v.record(v.picklist(['get', 'head', 'post', 'put', 'patch', 'delete']), operation),
  ),
  components: v.object({
    securitySchemes: v.record(v.string(), v.object({ type: v.string() })),
    schemas: v.record(v.string(), schema),
    responses: v.record(v.string(), response),
  }),
});
