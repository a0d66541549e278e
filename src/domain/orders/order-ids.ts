/** A number that the pickup desk can scan: up to 12 digits, no leading zero. */
const ORDER_ID = /^[1-9]\d{0,11}$/;

/**
 * Parses the dash-separated id list of the address /orders/{id}, without duplicates, in its order (R2.3).
 * @returns null when a part is not an order id
 */
export function parseOrderIds(text: string): readonly number[] | null {
  const parts = text.split('-');
  if (!parts.every((part) => ORDER_ID.test(part))) return null;
  return [...new Set(parts.map(Number))];
}

/** The text of a combined code of several orders (R2.20). */
export const formatOrderIds = (ids: readonly number[]): string => ids.join('-');
