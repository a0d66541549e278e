/** No-break space, which keeps a number on one line; the font lacks the narrow one. */
export const NBSP = '\u00A0';
const MINUS = '\u2212';
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * A rounded whole number in groups of three: «1 200», «−50». Both languages share these rules, because
 * browsers lack Uzbek data (R10.4).
 */
export function formatNumber(value: number): string {
  const rounded = Math.round(value);
  const digits = String(Math.abs(rounded)).replace(THOUSANDS, NBSP);
  return rounded < 0 ? `${MINUS}${digits}` : digits;
}

/** A whole number that always shows its sign: «+500», «−1 200»; zero has none. */
export function formatSigned(value: number): string {
  return Math.round(value) > 0 ? `+${formatNumber(value)}` : formatNumber(value);
}
