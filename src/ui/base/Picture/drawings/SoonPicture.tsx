import { Ground } from './Ground.tsx';
import styles from './Ground.module.css';

/** A parcel with a ribbon that waits to be opened. */
export function SoonPicture() {
  return (
    <Ground>
      <path className={styles.shade} d="M44 152h152l-16 10H60Z" />
      <path className={styles.brand} d="M66 86h108v58a10 10 0 0 1-10 10H76a10 10 0 0 1-10-10Z" />
      <path className={styles.deep} d="M66 86h108v14H66Z" />
      <path className={styles.spark} d="M110 86h20v68h-20Z" />
      <g className={styles.sway}>
        <rect className={styles.brand} x="58" y="66" width="124" height="26" rx="8" />
        <rect className={styles.spark} x="108" y="66" width="24" height="26" />
        <path
          className={styles.sparkLine}
          d="M120 66c-24 2-36-10-30-20s26 0 30 20c4-20 24-30 30-20s-6 22-30 20Z"
          strokeWidth="7"
        />
      </g>
      <path className={styles.line} d="M46 50l8 8M54 50l-8 8M196 40v12M190 46h12" />
    </Ground>
  );
}
