import styles from './Progress.module.css';
import { shareBetween } from './share-between.ts';

interface ProgressBarProps {
  /** What progresses. */
  label: string;
  /** Left out while nobody knows how far it is: a part of the bar then runs along it. */
  value?: number | undefined;
  max: number;
  /** The value in words, where a percentage says less: «3 из 8». */
  valueText?: string | undefined;
}

/** How far something is on its way. Not `<progress>`: the fill of that one can only change its width. */
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
