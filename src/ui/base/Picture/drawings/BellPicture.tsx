import { Ground } from './Ground.tsx';
import styles from './Ground.module.css';

/** A bell that is silent: there is nothing new. */
export function BellPicture() {
  return (
    <Ground>
      <path className={styles.shade} d="M62 154h116l-14 9H76Z" />
      <g className={styles.sway}>
        <circle className={styles.spark} cx="120" cy="142" r="13" />
        <path
          className={styles.brand}
          d="M120 42c-30 0-44 20-44 48 0 24-8 32-16 40-4 4-1 10 5 10h110c6 0 9-6 5-10-8-8-16-16-16-40 0-28-14-48-44-48Z"
        />
        <path className={styles.deep} d="M60 130c-4 4-1 10 5 10h110c6 0 9-6 5-10Z" />
        <rect className={styles.deep} x="112" y="30" width="16" height="18" rx="8" />
      </g>
      <path className={styles.line} d="M46 66l10 8M44 88h12M194 66l-10 8M196 88h-12M204 122h.01" />
    </Ground>
  );
}
