import { Ground } from './Ground.tsx';
import styles from './Ground.module.css';

/** A signpost whose boards point every way. */
export function LostPicture() {
  return (
    <Ground>
      <path
        className={styles.shade}
        d="M30 150c30-14 60-16 90-12s60 2 92-10l-6 14c-40 24-130 26-176 8Z"
      />
      <rect className={styles.deep} x="114" y="34" width="12" height="116" rx="6" />
      <g className={styles.sway}>
        <path
          className={styles.brand}
          d="M70 42h92l18 17-18 17H70a8 8 0 0 1-8-8V50a8 8 0 0 1 8-8Z"
        />
        <path className={styles.paperLine} d="M80 59h46" />
      </g>
      <path
        className={styles.paper}
        d="M168 86H92L74 102l18 16h76a8 8 0 0 0 8-8V94a8 8 0 0 0-8-8Z"
      />
      <path className={styles.brandLine} d="M104 102h30" />
      <circle className={styles.spark} cx="192" cy="44" r="13" />
    </Ground>
  );
}
