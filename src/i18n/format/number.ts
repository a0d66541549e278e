/** No-break space: figures of one number stay on one line; the font has it, unlike the narrow one. */
export const NBSP = '\u00A0';
const MINUS = '\u2212';
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * A whole number in groups of three: «1 200», «−50». The same in both languages, from own rules:
 * browsers lack Uzbek data (R10.4). Fractions are rounded.
 */
export function formatNumber(value: number): string {
  const rounded = Math.round(value);
  const digits = String(Math.abs(rounded)).replace(THOUSANDS, NBSP);
  return rounded < 0 ? `${MINUS}${digits}` : digits;
}

/** A whole number that always shows its direction: «+500», «−1 200»; zero has none. */
export function formatSigned(value: number): string {
  return Math.round(value) > 0 ? `+${formatNumber(value)}` : formatNumber(value);
}
