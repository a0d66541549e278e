const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * The index that a key selects within a row (APG); null for other keys. It may be one step beyond either
 * end.
 */
export function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEP[key];
  return step === undefined ? null : index + step;
}
