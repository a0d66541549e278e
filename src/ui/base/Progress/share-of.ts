/** The part of the whole, within 0 and 1. */
export const shareOf = (value: number, max: number): number =>
  max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
