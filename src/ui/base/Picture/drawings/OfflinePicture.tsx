import { Ground } from './Ground.tsx';
import styles from './Ground.module.css';

/** A phone that looks for its network. */
export function OfflinePicture() {
  return (
    <Ground>
      <rect className={styles.deep} x="84" y="34" width="74" height="130" rx="16" />
      <rect className={styles.brand} x="78" y="30" width="74" height="130" rx="16" />
      <rect className={styles.paper} x="86" y="42" width="58" height="100" rx="8" />
      <circle className={styles.paper} cx="115" cy="151" r="4" />
      <path
        className={styles.brandLine}
        d="M97 84a26 26 0 0 1 36 0M104 95a16 16 0 0 1 22 0"
        strokeWidth="6"
      />
      <circle className={styles.brand} cx="115" cy="106" r="5" />
      <g className={styles.sway}>
        <path
          className={styles.paper}
          d="M164 72a18 18 0 0 1 34-6 14 14 0 0 1 2 28h-34a12 12 0 0 1-2-22Z"
        />
        <path className={styles.inkLine} d="m174 76 14 12M188 76l-14 12" strokeWidth="6" />
      </g>
      <path className={styles.line} d="M46 82c-6 12-6 26 0 38M58 90c-3 7-3 15 0 22" />
    </Ground>
  );
}
