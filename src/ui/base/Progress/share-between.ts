/** Position of a value between min and max, from 0 to 1; 0 when min and max are equal. */
export const shareBetween = (value: number, min: number, max: number): number =>
  max <= min ? 0 : Math.min(1, Math.max(0, (value - min) / (max - min)));
