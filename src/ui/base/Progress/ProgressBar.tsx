import styles from './Progress.module.css';

interface ProgressProps {
  /** What progresses. */
  label: string;
  value: number;
  max: number;
}

/** The part of the whole, within 0 and 1. */
export const shareOf = (value: number, max: number): number =>
  max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));

/** How far something is on its way. */
export function ProgressBar({ label, value, max }: ProgressProps) {
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(shareOf(value, max) * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className={styles.fill} style={{ '--share': shareOf(value, max) }} />
    </div>
  );
}
