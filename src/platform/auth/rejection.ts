import { isCurrentToken, replaceToken, type TokenResult } from './auth.ts';

type Listener = (event: 'first' | 'second') => void;
const listeners = new Set<Listener>();
let failures = 0;
let recovering: { readonly refused: string; readonly result: Promise<TokenResult> } | null = null;

/** Hears of the first and the second refusal in a row (R4.11); returns how to stop. */
export function onRejection(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A call with a token was accepted: refusals start from zero again. */
export function noteAccepted(): void {
  failures = 0;
  recovering = null;
}

async function recover(refused: string): Promise<TokenResult> {
  failures += 1;
  const event = failures === 1 ? 'first' : 'second';
  for (const listener of listeners) listener(event);
  if (event === 'second') return 'ended';
  const result = await replaceToken(refused);
  if (result === 'unreachable') noteAccepted();
  return result;
}

/**
 * The service answered 401: the token to try once more with, or `ended` after the second refusal. A
 * refusal counts once per token, however many calls carried it.
 */
export function recoverFromRejection(refused: string): Promise<TokenResult> {
  // Another call refreshed meanwhile: this one is late, not a new failure.
  if (!isCurrentToken(refused)) return replaceToken(refused);
  if (recovering?.refused !== refused) recovering = { refused, result: recover(refused) };
  return recovering.result;
}
