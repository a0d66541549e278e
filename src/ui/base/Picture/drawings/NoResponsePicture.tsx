import { Ground } from './Ground.tsx';
import styles from './Ground.module.css';

/** A cloud without a response: the data could not be fetched. */
export function NoResponsePicture() {
  return (
    <Ground>
      <path
        className={styles.deep}
        d="M82 138a31 31 0 0 1-4-62 48 48 0 0 1 91-7 35 35 0 0 1 5 69Z"
      />
      <path
        className={styles.brand}
        d="M76 132a31 31 0 0 1-4-62 48 48 0 0 1 91-7 35 35 0 0 1 5 69Z"
      />
      <path className={styles.paperLine} d="M92 92h12M126 92h12M106 112q9-8 18 0" />
      <g className={styles.sway}>
        <circle className={styles.spark} cx="178" cy="126" r="24" />
        <path className={styles.inkLine} d="M178 114v13M178 137h.01" strokeWidth="6" />
      </g>
      <path className={styles.line} d="M60 154l6-10M90 158l6-10M120 158l6-10M50 44h10M55 39v10" />
    </Ground>
  );
}
