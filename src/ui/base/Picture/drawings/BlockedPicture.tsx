import { Ground } from './Ground.tsx';
import styles from './Ground.module.css';

/** A loyalty card under a lock. */
export function BlockedPicture() {
  return (
    <Ground>
      <g transform="rotate(-8 110 92)">
        <rect className={styles.deep} x="46" y="58" width="136" height="86" rx="14" />
        <rect className={styles.brand} x="40" y="50" width="136" height="86" rx="14" />
        <rect className={styles.spark} x="56" y="68" width="26" height="20" rx="5" />
        <path className={styles.paperLine} d="M56 112h40M106 112h16" opacity="0.8" />
      </g>
      <g className={styles.sway}>
        <path className={styles.line} d="M152 106V92a20 20 0 0 1 40 0v14" strokeWidth="8" />
        <rect className={styles.paper} x="142" y="104" width="60" height="50" rx="12" />
        <circle className={styles.brand} cx="172" cy="125" r="7" />
        <path className={styles.brandLine} d="M172 128v11" strokeWidth="6" />
      </g>
    </Ground>
  );
}
