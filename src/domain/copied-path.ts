import { foldText } from './text/clean-text.ts';

/** The sentence around a copied address: its full stop, closing quote or bracket, and spaces. */
const AFTER_ADDRESS = /(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u;

/** A path as people read it; one with a broken escape stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The path that somebody copied out of a message, without what the message put at its end, with hyphens for
 * dashes and without empty segments: «/orders/12–7».» is `/orders/12-7`. It may have no screen either.
 */
export function cleanCopiedPath(path: string): string {
  const segments = foldText(decoded(path)).replace(AFTER_ADDRESS, '').split('/');
  return `/${segments.filter((segment) => segment !== '').join('/')}`;
}
