/** The targets' names, in the order of the table's columns. */
export const TARGETS = ['limit page', 'filled page', 'bare stack', 'product'] as const;

export type TargetName = (typeof TARGETS)[number];

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low = NaN, high = NaN] = [(sorted.length - 1) / 2, sorted.length / 2]
    .map(Math.floor)
    .map((index) => sorted[index]);
  return (low + high) / 2;
}

/** All measured values of a benchmark. */
export class Measured {
  readonly #values = new Map<string, number[]>();

  add(row: string, target: TargetName, value: number): void {
    const key = `${row} ${target}`;
    this.#values.set(key, [...(this.#values.get(key) ?? []), value]);
  }

  /** null when nothing was measured. */
  median(row: string, target: TargetName): number | null {
    const values = this.#values.get(`${row} ${target}`);
    return values ? medianOf(values) : null;
  }
}
