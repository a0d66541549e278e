/**
 * A number that a reader typed, held between two bounds; undefined for an empty field and for what is no
 * number.
 */
export function readNumber(text: string, min: number, max: number): number | undefined {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isNaN(value) ? undefined : Math.min(max, Math.max(min, value));
}
