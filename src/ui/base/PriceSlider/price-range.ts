/** Prices between two ends, both inclusive, in coins. */
export interface PriceRange {
  readonly from: number;
  readonly to: number;
}

export type PriceEnd = keyof PriceRange;

/** The selectable prices. */
export interface PriceLimits {
  readonly min: number;
  readonly max: number;
}

const clamp = (value: number, min: number, max: number): number =>
  Math.max(min, Math.min(max, value));

/** Clamps the range to the limits. */
export function clampRange({ from, to }: PriceRange, { min, max }: PriceLimits): PriceRange {
  const end = clamp(to, min, Math.max(min, max));
  return { from: clamp(from, min, end), to: end };
}

/** Moves one end of the range as far as the limits and the other end allow. */
export function moveEnd(
  range: PriceRange,
  end: PriceEnd,
  amount: number,
  { min, max }: PriceLimits,
): PriceRange {
  return end === 'from'
    ? { from: clamp(amount, min, range.to), to: range.to }
    : { from: range.from, to: clamp(amount, range.from, max) };
}

/** Parses whole coins; null unless that end of the range may have the amount. */
export function parseAmount(
  text: string,
  range: PriceRange,
  end: PriceEnd,
  limits: PriceLimits,
): number | null {
  const digits = text.replace(/\s/g, '');
  if (!/^\d{1,9}$/.test(digits)) return null;
  const amount = Number(digits);
  return moveEnd(range, end, amount, limits)[end] === amount ? amount : null;
}

/**
 * The ends of a native range whose stops are whole multiples of the step: around the limits, to which the outer stops
 * are clamped.
 */
export const roundLimits = ({ min, max }: PriceLimits, step: number): PriceLimits => ({
  min: Math.floor(min / step) * step,
  max: Math.ceil(Math.max(min, max) / step) * step,
});
