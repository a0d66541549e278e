import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument, Operation } from '#server/http/openapi/document.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

let test: TestApp;
let document: OpenApiDocument;
beforeAll(async () => {
  test = await createTestApp();
  document = (await (await test.app.request('/service/openapi.json')).json()) as OpenApiDocument;
});
afterAll(() => test.close());

/** Routes outside the contract: pages, files, the sandbox and the document itself. */
const OUTSIDE_CONTRACT =
  /^\/(?:sandbox|my|root-sw\.js)?(?:\/|$)|^\/service\/(?:pictures|videos|openapi\.json|docs)/;

const allOperations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  );
const operationOf = (method: string, path: string): Operation => {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`${method} ${path} is not described`);
  return operation;
};
const parameter = (operation: Operation, name: string) =>
  operation.parameters?.find((one) => one.name === name);

describe('the OpenAPI document', () => {
  it('describes every route of the app with a summary', () => {
    const routes = test.app.routes.filter(
      ({ method, path }) => method !== 'ALL' && !path.endsWith('*') && !isOutsideContract(path),
    );
    expect(routes.length).toBeGreaterThan(30);
    const undescribed = routes.filter(({ method, path }) => {
      const described = document.paths[path.replace(/:(\w+)(?:\{.*?\})?(?=\/|$)/g, '{$1}')];
      return !described?.[method.toLowerCase()]?.summary?.trim();
    });
    expect(undescribed.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('is a valid OpenAPI 3.1 document', () => {
    v.parse(openApi31, document);
    const ids = allOperations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of allOperations()) {
      const inPath = operation.parameters?.filter((one) => one.in === 'path') ?? [];
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    }
  });

  it('has no broken references', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, path = ''] of references) {
      const found = path
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
      expect(found, path).toBeDefined();
    }
  });

  it('requires a token for operations of signed-in users, and none for open operations', () => {
    expect(operationOf('get', '/service/api/cards').security).toEqual([{ bearer: [] }]);
    expect(operationOf('post', '/crm/api/user/update').security).toEqual([{ bearer: [] }]);
    expect(operationOf('post', '/lander/lander.php').security).toEqual([]);
    expect(document.components.securitySchemes['bearer']).toMatchObject({ scheme: 'bearer' });
  });

  it('[R7.31] describes the body, the request id, the confirmed price and the errors of a purchase', () => {
    const order = operationOf('post', '/service/api/orders');
    expect(parameter(order, 'x-request-id')).toMatchObject({ in: 'header', required: true });
    expect(parameter(order, 'x-expected-amount')).toMatchObject({ in: 'header', required: true });
    const body = order.requestBody?.content?.['application/json']?.schema;
    expect(body?.required).toContain('prodId');
    for (const status of ['201', '400', '401', '403', '409', '429', '503']) {
      expect(order.responses, status).toHaveProperty(status);
    }
  });

  it('[R7.35] describes the query of a list', () => {
    const products = operationOf('get', '/service/api/products');
    expect(parameter(products, 'maxPrice')).toMatchObject({ in: 'query' });
    expect(parameter(products, 'cursor')?.required).not.toBe(true);
  });

  it('is public and must be revalidated', async () => {
    const response = await test.app.request('/service/openapi.json');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });
});

describe('the contract’s documentation page', () => {
  it('[R10.3] lists every operation, without inline scripts and styles', async () => {
    const response = await test.app.request('/service/docs');
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
    const page = await response.text();
    for (const { path, operation } of allOperations()) {
      expect(page).toContain(path);
      expect(page).toContain(`id="${operation.operationId}"`);
    }
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    const style = await test.app.request('/service/docs.css');
    expect(style.headers.get('content-type')).toContain('text/css');
  });
});

const isOutsideContract = (path: string) => path === '/' || OUTSIDE_CONTRACT.test(path);

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
