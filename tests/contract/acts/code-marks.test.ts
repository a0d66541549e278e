import { createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { parseMark, signedBytes } from '#src/domain/orders/code-mark.ts';
import { getAs } from '#tests/support/service/get-as.ts';
import { startDesks } from './desks.ts';

const { app, read, places, waitingAt } = startDesks();

const markOf = async (ids: readonly number[], email = app().seed.student.email) => {
  const body: unknown = await getAs(app(), email, `api/orders/code-mark?ids=${ids.join(',')}`);
  return parseMark((body as { mark: string }).mark);
};

it('[R12.1] the service signs a combined code with the time, and a desk knows its signature by the key of its list', async () => {
  const ids = [await waitingAt(places.library), await waitingAt(places.library)];
  const { codeKey } = await read(`desk/orders?place=${places.library}`, ['desk']);
  const mark = await markOf(ids);
  const key = createPublicKey({
    key: Buffer.from(String(codeKey), 'base64'),
    format: 'der',
    type: 'spki',
  });
  const isSigned = (signed: readonly number[], at: number) =>
    verify(
      'sha256',
      signedBytes(signed, at),
      { key, dsaEncoding: 'ieee-p1363' },
      mark?.signature ?? new Uint8Array(),
    );
  const at = mark?.at ?? 0;
  expect(Math.abs(at - Date.now() / 1000)).toBeLessThan(60);
  expect(isSigned(ids, at)).toBe(true);
  expect(isSigned(ids.toReversed(), at)).toBe(false);
  expect(isSigned(ids, at + 1)).toBe(false);
  const { codeKey: later } = await read(`desk/orders?place=${places.hall}`, ['desk']);
  expect(later).toBe(codeKey);
});

it('[R12.1] nobody gets a signature for the orders of another', async () => {
  const id = await waitingAt(places.library);
  await expect(markOf([id], 'nobody@example.test')).rejects.toThrow('404');
  await expect(markOf([id, id + 1000])).rejects.toThrow('404');
});
