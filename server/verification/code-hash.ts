import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_MAX, CODE_MIN } from '#src/domain/person/confirmation-code.ts';

const SALT_BYTES = 16;

/** A new code: six digits without a leading zero, because the contract sends it as a number (R5.7). */
export const newCode = (): string => String(randomInt(CODE_MIN, CODE_MAX + 1));

/**
 * `salt$mac` in base64url. It hides a code from a reader of the table; the attempts and the deadline
 * stop guessing.
 */
export function hashCode(code: string): string {
  const salt = randomBytes(SALT_BYTES);
  return `${salt.toString('base64url')}$${mac(code, salt).toString('base64url')}`;
}

/** Compares in constant time. False for a hash of another form. */
export function codeMatches(code: string, hash: string): boolean {
  const [salt, kept] = hash.split('$');
  if (salt === undefined || kept === undefined) return false;
  const expected = Buffer.from(kept, 'base64url');
  const actual = mac(code, Buffer.from(salt, 'base64url'));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

const mac = (code: string, salt: Buffer) => createHmac('sha256', salt).update(code).digest();
