import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { TooBusy } from '#server/database/away.ts';
import { normaliseText } from '#src/domain/text/clean-text.ts';

/** Cost of a new hash; each hash contains its cost, so raising it keeps the old hashes valid. */
const COST = { N: 2 ** 15, r: 8, p: 1 } as const;
const KEY_BYTES = 32;
const MAX_MEMORY_BYTES = 128 * 1024 * 1024;

/**
 * One core, and one of Node's four threads for files and names, stay for the requests of members who are
 * signed in; each check takes another one for a tenth of a second.
 */
const checking = pLimit(Math.min(3, Math.max(1, availableParallelism() - 1)));
/** Checks that may wait: some seconds. */
const MOST_WAITING = 50;

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, encode(salt), encode(key)].join('$');
}

/**
 * Compares in constant time, in turn. False for a hash of another form.
 * @throws {TooBusy} when too many checks wait
 */
export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  if (checking.pendingCount >= MOST_WAITING) throw new TooBusy('Too many passwords wait');
  const actual = await checking(() => derive(password, Buffer.from(salt, 'base64url'), cost));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

const encode = (bytes: Buffer) => bytes.toString('base64url');

const derive = (password: string, salt: Buffer, cost: ScryptOptions) =>
  new Promise<Buffer>((resolve, reject) => {
    const options = { ...cost, maxmem: MAX_MEMORY_BYTES };
    scrypt(normaliseText(password, 'NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
