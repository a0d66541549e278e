import { Ground } from './Ground.tsx';
import styles from './Ground.module.css';

/** A paper cup that fell over, with its lid off and a coin rolling away. */
export function BrokenPicture() {
  return (
    <Ground>
      <path
        className={styles.shade}
        d="M24 150c14-11 54-14 92-11s80-3 88 8-30 16-84 16-108 0-96-13Z"
      />
      <path className={styles.deep} d="M92 82l96 14a6 6 0 0 1 5 6v32a6 6 0 0 1-5 6l-96 14Z" />
      <path className={styles.brand} d="M92 82l96 14a6 6 0 0 1 5 6v16H92Z" />
      <path className={styles.paper} d="M118 86l36 5v54l-36 5Z" />
      <circle className={styles.brand} cx="136" cy="118" r="9" />
      <ellipse className={styles.paper} cx="92" cy="118" rx="14" ry="37" />
      <ellipse className={styles.ink} cx="92" cy="118" rx="9" ry="29" />
      <g className={styles.turn}>
        <circle className={styles.spark} cx="52" cy="132" r="19" />
        <path
          className={styles.inkLine}
          d="m52 122 3 7 7 1-5 5 1 8-6-4-6 4 1-8-5-5 7-1Z"
          strokeWidth="3"
        />
      </g>
      <path className={styles.line} d="M112 36l9 13-11 6 9 14M146 46l11-10M158 66h14M88 50l-9-9" />
    </Ground>
  );
}
