const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * The index that a key leads to within a row (APG), or null for any other key. One step past either end is
 * an index that no item has.
 */
export function indexAfter(key: string, index: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEP[key];
  return step === undefined ? null : index + step;
}
