import { useRef } from 'react';
import { moveEnd, type PriceEnd, type PriceLimits, type PriceRange } from './price-range.ts';

interface PriceRangeOptions {
  readonly range: PriceRange;
  readonly limits: PriceLimits;
  readonly onChange: (range: PriceRange) => void;
  readonly onCommit: ((range: PriceRange) => void) | undefined;
}

export interface PriceRangeControl {
  readonly move: (end: PriceEnd, amount: number) => void;
  readonly commit: () => void;
}

/** Reports every move through `onChange` and the final range through `onCommit`. */
export function usePriceRange({
  range,
  limits,
  onChange,
  onCommit,
}: PriceRangeOptions): PriceRangeControl {
  const uncommitted = useRef<PriceRange>(null);
  const move = (end: PriceEnd, amount: number) => {
    const next = moveEnd(range, end, amount, limits);
    if (next[end] === range[end]) return;
    uncommitted.current = next;
    onChange(next);
  };
  const commit = () => {
    const last = uncommitted.current;
    uncommitted.current = null;
    if (last) onCommit?.(last);
  };
  return { move, commit };
}
