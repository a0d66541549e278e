import { Ground } from './Ground.tsx';
import styles from './Ground.module.css';

/** A paper plane on its way: something was sent. */
export function SentPicture() {
  return (
    <Ground>
      <path className={styles.shade} d="M70 154h96l-12 9H82Z" />
      <g className={styles.sway}>
        <path className={styles.paper} d="M54 92 190 38l-40 104-38-32Z" />
        <path className={styles.brand} d="M190 38 92 103 54 92Z" />
        <path className={styles.deep} d="m112 110 2 34 15-20Z" />
        <path className={styles.spark} d="M190 38 112 110l38 32Z" />
      </g>
      <path className={styles.line} d="M40 128c14 8 26 8 38-2M58 146h.01M196 84h12M202 78v12" />
    </Ground>
  );
}
