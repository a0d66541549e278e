import type { Elements } from '#src/ui/base/elements.ts';
import { GRAIN } from './grain.ts';
import styles from './Ground.module.css';

/** The frame of a drawing: 240 × 180, on a soft ground of the brand's colour; decorative. */
export function Ground({ children }: { children: Elements }) {
  return (
    <svg className={styles.picture} viewBox="0 0 240 180" aria-hidden="true">
      <path
        className={styles.ground}
        d="M38 58C56 20 108 8 150 18s74 40 72 80-40 66-92 68S36 158 24 124c-7-22 4-44 14-66Z"
      />
      <path className={styles.grain} d={GRAIN} />
      {children}
    </svg>
  );
}
