import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readFormData } from '#server/http/form-data.ts';

const app = new Hono().post('/', async (c) => {
  const form = await readFormData(c);
  return c.json(form ? [...form.keys()] : null);
});

/** The names of the fields that are read of a multipart body; null when it is refused. */
async function namesOf(parts: readonly string[]): Promise<unknown> {
  const body = `${parts.map((part) => `--edge\r\n${part}\r\n`).join('')}--edge--\r\n`;
  const headers = { 'Content-Type': 'multipart/form-data; boundary=edge' };
  return (await app.request('/', { method: 'POST', headers, body })).json();
}

const field = (name: string, value = 'x', more = '') =>
  `Content-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}`;

test('[R10.8] a form with long values and names of files is read', async () => {
  const image = field('image', 'x'.repeat(100_000), `; filename="${'я'.repeat(255)}.png"`);
  expect(await namesOf([field('topic'), image, field('text', 'y'.repeat(10_000))])).toEqual([
    'topic',
    'image',
    'text',
  ]);
});

test.each([
  ['parameters', `; ${'a=b;'.repeat(10_000)}`],
  ['lines', `\r\n${'X-A: b\r\n'.repeat(5000)}X-Z: b`],
])('[R10.8] a part whose headers have thousands of %s is not parsed', async (_, more) => {
  expect(await namesOf([field('topic'), field('text', 'x', more)])).toBeNull();
  expect(await namesOf([field('text', 'x', more), field('topic')])).toBeNull();
});

test('[R10.8] a form has at most sixty fields', async () => {
  const fields = (count: number) => Array.from({ length: count }, (_, n) => field(`f${n}`));
  expect(await namesOf(fields(59))).toHaveLength(59);
  expect(await namesOf(fields(60))).toBeNull();
});
