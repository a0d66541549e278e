import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBody } from '#tests/support/people/buy.ts';
import { createTestApp, tokenOf, type TestApp } from '#tests/support/service/test-app.ts';

const STAFF = 'manager@example.test';
const OWNER = 'student@example.test';
const OTHER = 'not-student@example.test';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const send = (query: string, method = 'GET', call = 'cards') =>
  test.app.request(`/service/api/${call}?${query}`, {
    method,
    headers: { Authorization: `Bearer ${tokenOf(STAFF, { roles: ['manager'] })}` },
  });
const statusOf = async (query: string) => (await send(query)).status;

describe('the owner whose data staff requests', () => {
  it('[R6.2] the parameter email may repeat the owner’s e-mail or have the sender’s; a third one is refused and named', async () => {
    expect(await statusOf(`ownerEmail=${OWNER}`)).toBe(200);
    expect(await statusOf(`ownerEmail=${OWNER}&email=${STAFF}`)).toBe(200);
    expect(await statusOf(`ownerEmail=${OWNER}&email=${OWNER.toUpperCase()}`)).toBe(200);
    const third = await send(`ownerEmail=${OWNER}&email=${OTHER}`);
    expect(third.status).toBe(400);
    expect(await readBody(third)).toMatchObject({ errorCode: 'INVALID', field: 'email' });
  });

  it.each(['email', 'ownerEmail'])(
    '[R6.2] %s must occur once; the error names it',
    async (name) => {
      const response = await send(`${name}=${OWNER}&${name}=${OWNER}`);
      expect(response.status).toBe(400);
      expect(await readBody(response)).toMatchObject({ errorCode: 'INVALID', field: name });
    },
  );

  it('[R6.3] staff who name themselves as the owner are in owner view and change nothing', async () => {
    expect(await statusOf(`ownerEmail=${STAFF}`)).toBe(200);
    const write = await send(`ownerEmail=${STAFF}`, 'PUT', 'goal');
    expect(write.status).toBe(403);
    expect(await readBody(write)).toMatchObject({
      errorCode: 'FORBIDDEN',
      message: 'Запрещено совершать операции',
    });
  });

  it('[R6.1] HEAD reads an owner’s data as GET does', async () => {
    expect((await send(`ownerEmail=${OWNER}`, 'HEAD')).status).toBe(200);
  });
});
