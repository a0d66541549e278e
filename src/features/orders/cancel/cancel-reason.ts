import type { ProductKind } from '#src/domain/catalog/product.ts';
import { cleanFreeText } from '#src/domain/text/free-text.ts';

/** The usual reasons of a cancellation by the kind of what was ordered. */
export const REASONS = {
  product: ['mistake', 'unfit', 'slow', 'unneeded', 'other'],
  service: ['mistake', 'time', 'plans', 'unneeded', 'other'],
  event: ['mistake', 'time', 'plans', 'other'],
} as const satisfies Record<ProductKind, readonly string[]>;
export type CancelReason = (typeof REASONS)[ProductKind][number];

/** Longest details, in characters: with the chosen reason before them the service takes 2000. */
export const DETAILS_LIMIT = 1900;

/**
 * The message that the service requires (R7.28): the chosen reason in words, then the details. Details
 * replace «other». Empty without both.
 * @param chosen the chosen reason in words, null for none
 */
export function cancelMessage(
  reason: CancelReason | null,
  chosen: string | null,
  details: string,
): string {
  const text = cleanFreeText(details);
  if (chosen === null || (reason === 'other' && text !== '')) return text;
  return text === '' ? chosen : `${chosen}. ${text}`;
}
