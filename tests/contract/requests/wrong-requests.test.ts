import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBody } from '#tests/support/people/buy.ts';
import { createTestApp, tokenOf, type TestApp } from '#tests/support/service/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const send = (method: string, path: string, type?: string, body?: string) =>
  test.app.request(path, {
    method,
    headers: {
      Authorization: `Bearer ${tokenOf('student@example.test')}`,
      'X-Request-ID': randomUUID(),
      'Accept-Language': 'uz',
      ...(type !== undefined && { 'Content-Type': type }),
    },
    ...(body !== undefined && { body }),
  });

describe('a method that a path does not have', () => {
  it.each([
    ['DELETE', '/service/api/orders', 'POST'],
    ['POST', '/service/v2/api/orders', 'GET'],
    ['POST', '/service/api/orders/12', 'GET'],
    ['PATCH', '/service/api/user/7/emailConfirmation', 'GET, PUT, POST'],
    ['PUT', '/lander/lander.php', 'POST'],
    ['GET', '/errors', 'POST'],
    ['POST', '/my/', 'GET'],
    ['DELETE', '/service/openapi.json', 'GET'],
  ])('[R8.2] %s %s is 405 and names %s', async (method, path, allowed) => {
    const response = await send(method, path);
    expect(response.status).toBe(405);
    expect(new Set(response.headers.get('allow')?.split(', '))).toEqual(
      new Set(allowed.split(', ')),
    );
    expect(await readBody(response)).toMatchObject({
      errorCode: 'METHOD_NOT_ALLOWED',
      message: 'Xizmat bunday chaqirilmaydi',
    });
  });

  it.each([
    ['GET', '/service/api/nothing'],
    ['POST', '/service/api/nothing'],
    ['GET', '/my/assets/gone.js'],
    ['HEAD', '/my/assets/gone.js'],
    ['GET', '/service/api/orders/none'],
  ])('[R8.2] %s %s stays 404', async (method, path) => {
    expect((await send(method, path)).status).toBe(404);
  });
});

describe('a body of a type that a call does not take', () => {
  const ORDER = '{"cardId":1}';
  it.each([
    ['/service/api/orders', 'text/plain', ORDER],
    ['/service/api/orders', 'application/x-www-form-urlencoded', 'cardId=1'],
    ['/service/api/orders', 'application/jsonx', ORDER],
    ['/service/api/technicalSupport', 'application/json', '{"topic":"a"}'],
    ['/errors', 'text/plain', '{"message":"x"}'],
  ])('[R8.2] POST %s with %s is 415', async (path, type, body) => {
    const response = await send('POST', path, type, body);
    expect(response.status).toBe(415);
    expect((await readBody(response)).errorCode).toBe('UNSUPPORTED_TYPE');
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    '[R8.2] POST with %s is read',
    async (type) => {
      const response = await send('POST', '/service/api/orders', type, ORDER);
      expect(response.status).toBe(400);
    },
  );
});
