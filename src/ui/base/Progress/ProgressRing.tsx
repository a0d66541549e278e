import type { ReactNode } from 'react';
import { shareBetween } from './share-between.ts';
import styles from './Progress.module.css';

interface ProgressRingProps {
  /** The goal. */
  label: string;
  value: number;
  max: number;
  /** Side in CSS pixels. */
  size?: number;
  /** A short text in the middle. */
  children?: ReactNode;
}

/** A goal's progress as a ring. */
export function ProgressRing({ label, value, max, size = 96, children }: ProgressRingProps) {
  const share = shareBetween(value, 0, max);
  return (
    <div
      className={`centred ${styles.ring}`}
      style={{ '--size': `${size}px`, '--share': share }}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <circle className={styles.track} cx="48" cy="48" r="43" />
        {share > 0 && <circle className={styles.arc} cx="48" cy="48" r="43" pathLength="1" />}
      </svg>
      {children !== undefined && <span className={styles.inside}>{children}</span>}
    </div>
  );
}
