import { isCurrentToken, replaceToken, type TokenResult } from './auth.ts';

type Listener = (event: 'first' | 'second') => void;
const listeners = new Set<Listener>();
let failures = 0;
let recovering: { readonly refused: string; readonly result: Promise<TokenResult> } | null = null;

/** Notifies of the first and the second rejection in a row (R4.11); the returned function unsubscribes. */
export function onRejection(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The service accepted a token: the count of rejections starts again. */
export function reportAccepted(): void {
  failures = 0;
  recovering = null;
}

async function recover(refused: string): Promise<TokenResult> {
  failures += 1;
  const event = failures === 1 ? 'first' : 'second';
  for (const listener of listeners) listener(event);
  if (event === 'second') return 'ended';
  const result = await replaceToken(refused);
  if (result === 'unreachable') reportAccepted();
  return result;
}

/**
 * After a 401: the token for the retry, or `ended` after the second rejection. A rejection counts once
 * per token, however many calls carried it.
 */
export function recoverFromRejection(refused: string): Promise<TokenResult> {
  // Another call refreshed meanwhile: this rejection is not a new one.
  if (!isCurrentToken(refused)) return replaceToken(refused);
  if (recovering?.refused !== refused) recovering = { refused, result: recover(refused) };
  return recovering.result;
}
