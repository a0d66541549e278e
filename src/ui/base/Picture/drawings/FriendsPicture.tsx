import { Ground } from './Ground.tsx';
import styles from './Ground.module.css';

/** Two friends with a coin between them: no friend is invited yet. */
export function FriendsPicture() {
  return (
    <Ground>
      <path className={styles.shade} d="M40 156h160l-14 9H54Z" />
      <circle className={styles.deep} cx="154" cy="88" r="19" />
      <path className={styles.deep} d="M116 156c0-28 15-44 38-44s38 16 38 44Z" />
      <circle className={styles.brand} cx="88" cy="78" r="22" />
      <path className={styles.brand} d="M44 156c0-32 17-51 44-51s44 19 44 51Z" />
      <path className={styles.paperLine} d="M66 146c2-12 7-19 15-23" opacity="0.8" />
      <g className={styles.sway}>
        <circle className={styles.spark} cx="126" cy="46" r="18" />
        <path className={styles.inkLine} d="M126 38v16M118 46h16" />
      </g>
      <path className={styles.line} d="M184 48h14M191 41v14M46 54h10M62 38h.01" />
    </Ground>
  );
}
