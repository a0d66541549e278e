/** Where a value stands between min and max: 0 to 1; 0 where there is nothing between them. */
export const shareBetween = (value: number, min: number, max: number): number =>
  max <= min ? 0 : Math.min(1, Math.max(0, (value - min) / (max - min)));
