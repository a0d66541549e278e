import { shareBetween } from './share-between.ts';
import styles from './Progress.module.css';

interface ProgressBarProps {
  /** The task or goal. */
  label: string;
  /** Undefined while the progress is unknown: the bar is then animated. */
  value?: number | undefined;
  max: number;
  /** The value as text where a percentage is less clear: «3 из 8». */
  valueText?: string | undefined;
}

/** A progress bar. Not `<progress>`, whose fill can only animate its width. */
export function ProgressBar({ label, value, max, valueText }: ProgressBarProps) {
  const share = value === undefined ? undefined : shareBetween(value, 0, max);
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
      aria-valuetext={valueText}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div
        className={styles.fill}
        data-indeterminate={share === undefined || undefined}
        style={{ '--share': share }}
      />
    </div>
  );
}
