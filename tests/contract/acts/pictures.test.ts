import { describe, expect, it } from 'vitest';
import { tokenOf } from '#tests/support/service/test-app.ts';
import { startApps } from './act-as.ts';

const { app, act } = startApps();

const both = (text: string) => ({ ru: text, uz: text });
const MUG = {
  externalId: 'mug-1',
  kind: 'product',
  name: both('Кружка'),
  description: both('Белая'),
  brand: both('Synergy'),
  category: both('Посуда'),
  type: both('Кружка'),
  price: 300,
  amount: both('1 шт.'),
};

describe('pictures', () => {
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const upload = async (source: string, content: Uint8Array<ArrayBuffer>, role = 'programme') => {
    const response = await app().app.request(`/programme/v1/pictures?source=${source}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${tokenOf('system@example.test', { roles: [role] })}`,
        'Content-Type': 'image/png',
        'X-Request-ID': crypto.randomUUID(),
      },
      body: content,
    });
    return { status: response.status, body: (await response.json()) as { picture: string } };
  };
  const png = Uint8Array.from(PNG);

  it('[R11.1] a picture is shown to everybody by an address of its own, once a product names its file', async () => {
    const { body } = await upload('hoodie.png', png);
    const product = { ...MUG, pictures: ['hoodie.png'] };
    expect((await act('products', product)).body['product']).toMatchObject({
      pictures: [body.picture],
    });
    const response = await app().app.request(body.picture);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toMatch(/immutable/);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(png);
    expect((await upload('again.png', png)).body).toEqual(body);
    const twice = { ...MUG, pictures: ['hoodie.png', 'again.png'] };
    expect((await act('products', twice)).status).toBe(200);
  });

  it('[R11.1] another picture of the same file has another address', async () => {
    const first = await upload('hoodie.png', png);
    const other = await upload('hoodie.png', Uint8Array.from([...png, 0]));
    expect(other.body.picture).not.toBe(first.body.picture);
    const product = { ...MUG, pictures: ['hoodie.png'] };
    expect((await act('products', product)).body['product']).toMatchObject({
      pictures: [other.body.picture],
    });
    expect((await app().app.request(first.body.picture)).status).toBe(200);
  });

  it('[R11.1] only a picture is stored, by its content, and a product names only one that is there', async () => {
    const page = Uint8Array.from(Buffer.from('<svg onload="alert(1)"/>'));
    expect(await upload('a.png', page)).toMatchObject({ status: 400 });
    expect((await upload('a.png', new Uint8Array(2 * 1024 * 1024))).status).toBe(413);
    expect(await act('products', { ...MUG, pictures: ['lost.png'] })).toMatchObject({
      status: 400,
      body: { field: 'pictures.0' },
    });
    expect((await app().app.request(`/service/pictures/${'0'.repeat(32)}`)).status).toBe(404);
  });
});
