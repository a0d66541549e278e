import { Ground } from './Ground.tsx';
import styles from './Ground.module.css';

/** A paper cup that fell over, with a coin rolling away. */
export function BrokenPicture() {
  return (
    <Ground>
      <path className={styles.shade} d="M112 146c18-10 60-12 84 0 10 6-6 14-40 14s-54-8-44-14Z" />
      <g transform="rotate(-68 96 108)">
        <path className={styles.brand} d="M66 62h60l-8 86a8 8 0 0 1-8 7H82a8 8 0 0 1-8-7Z" />
        <rect className={styles.paper} x="58" y="50" width="76" height="16" rx="8" />
        <path className={styles.deep} d="M69 92l2 24h50l2-24Z" />
      </g>
      <g className={styles.turn}>
        <circle className={styles.spark} cx="194" cy="120" r="17" />
        <circle className={styles.line} cx="194" cy="120" r="9" />
      </g>
      <path className={styles.line} d="M110 44l8 12-10 6 9 13M142 50l12-8M150 68h14" />
    </Ground>
  );
}
