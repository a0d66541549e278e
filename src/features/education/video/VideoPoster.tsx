import styles from './VideoPoster.module.css';

/** The drawing behind a video that has not begun: the lesson's number before circles of light; decorative. */
export function VideoPoster({ number }: { number: number }) {
  return (
    <span className={styles.poster} aria-hidden="true">
      <svg className={styles.drawing} viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice">
        <circle className={styles.light} cx="128" cy="18" r="26" />
        <circle className={styles.light} cx="128" cy="18" r="48" />
        <circle className={styles.light} cx="128" cy="18" r="72" />
        <path className={styles.spark} d="M128 8v20M118 18h20M121 11l14 14M135 11l-14 14" />
      </svg>
      <span className={styles.number}>{number}</span>
    </span>
  );
}
