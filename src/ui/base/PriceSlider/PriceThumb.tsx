import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormat } from '#src/i18n/use-format.ts';
import type { PriceEnd } from './price-range.ts';
import range from '#src/ui/base/Slider/Range.module.css';
import styles from './PriceSlider.module.css';

interface PriceThumbProps {
  end: PriceEnd;
  label: string;
  /** Coins. */
  value: number;
  /** Where the thumb stands: coins, like `min`, `max` and `step`. */
  stop: number;
  min: number;
  max: number;
  step: number;
  disabled: boolean;
  onMove: (amount: number) => void;
  /** A drag ended, or a key moved the thumb. */
  onCommit: () => void;
}

/** One of the two native ranges that share a track. */
export function PriceThumb({
  end,
  label,
  value,
  stop,
  onMove,
  onCommit,
  ...limits
}: PriceThumbProps) {
  const { coins } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const commit = useEffectEvent(onCommit);

  // React's onChange is the `input` event, at each step of a drag; the native `change` fires at its end.
  useEffect(() => {
    const leaving = new AbortController();
    input.current?.addEventListener('change', () => commit(), leaving);
    return () => leaving.abort();
  }, []);

  return (
    <input
      ref={input}
      type="range"
      className={`${range.range} ${styles.thumb}`}
      data-end={end}
      aria-label={label}
      aria-valuetext={coins(value)}
      value={stop}
      onChange={(event) => onMove(event.target.valueAsNumber)}
      {...limits}
    />
  );
}
