/** Parses a typed number and clamps it; undefined for an empty field or a text that is not a number. */
export function parseNumber(text: string, min: number, max: number): number | undefined {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isNaN(value) ? undefined : Math.min(max, Math.max(min, value));
}
