import { Ground } from './Ground.tsx';
import styles from './Ground.module.css';

/** A slip with coins that fall on it: no operations yet. */
export function LedgerPicture() {
  return (
    <Ground>
      <g transform="rotate(-6 108 96)">
        <path className={styles.deep} d="M74 38h84v112l-12-8-12 8-12-8-12 8-12-8-12 8-12-8Z" />
        <path className={styles.paper} d="M66 34h84v116l-12-8-12 8-12-8-12 8-12-8-12 8-12-8Z" />
        <path className={styles.brand} d="M66 34h84v24H66Z" />
        <path className={styles.paperLine} d="M78 46h28" />
        <path className={styles.brandLine} d="M80 78h30M80 98h42M80 118h22" />
      </g>
      <g className={styles.sway}>
        <circle className={styles.deep} cx="177" cy="80" r="25" />
        <circle className={styles.spark} cx="173" cy="76" r="25" />
        <path className={styles.inkLine} d="m173 63 4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z" />
      </g>
      <circle className={styles.spark} cx="192" cy="128" r="10" />
      <path className={styles.line} d="M44 66h10M49 61v10M168 34v8M38 112h.01" />
    </Ground>
  );
}
