import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { codeKey } from '#server/database/schema/service/code-key.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import { formatMark, signedBytes } from '#src/domain/orders/code-mark.ts';

/** The key in the database, the same for all processes. */
async function readKey(db: Db): Promise<KeyObject> {
  const [known] = await db.select().from(codeKey);
  if (known) return createPrivateKey(known.privateKey);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  // Another process may have made one meanwhile.
  await db.insert(codeKey).values({ id: 1, privateKey: pem }).onConflictDoNothing();
  return readKey(db);
}

/** The public key, by which a desk knows the service's marks without a network: SPKI in base64. */
export async function readPublicKey(db: Db): Promise<string> {
  const key = createPublicKey(await readKey(db));
  return key.export({ type: 'spki', format: 'der' }).toString('base64');
}

/** Signs a member's combined code with the time (R12.1). Throws 404 unless all of its orders are the member's. */
export async function markCode(db: Db, memberId: number, ids: readonly number[]): Promise<string> {
  const isMembers = and(eq(orders.memberId, memberId), inArray(orders.id, [...ids]));
  if ((await db.$count(orders, isMembers)) !== ids.length) throw notFound();
  const at = Math.floor(Date.now() / 1000);
  const signature = sign('sha256', signedBytes(ids, at), {
    key: await readKey(db),
    dsaEncoding: 'ieee-p1363',
  });
  return formatMark({ at, signature: new Uint8Array(signature) });
}
