/** Prices between two ends, both included, in coins. */
export interface PriceRange {
  readonly from: number;
  readonly to: number;
}

export type PriceEnd = keyof PriceRange;

/** What can be chosen. */
export interface PriceLimits {
  readonly min: number;
  readonly max: number;
}

const clamp = (value: number, min: number, max: number): number =>
  Math.max(min, Math.min(max, value));

/** The range within the limits; a limit that has moved over it takes its ends along. */
export function within({ from, to }: PriceRange, { min, max }: PriceLimits): PriceRange {
  const end = clamp(to, min, Math.max(min, max));
  return { from: clamp(from, min, end), to: end };
}

/** The range with one end moved as far as the limits and the other end let it. */
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

/** The amount of a text in whole coins; null unless that end of the range may stand there. */
export function readAmount(
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

/** The last stop of a native range that reaches `max`: it only stops at whole steps from `min`. */
export const lastStop = ({ min, max }: PriceLimits, step: number): number =>
  min + Math.ceil(Math.max(0, max - min) / step) * step;
