import styles from './illustration.module.css';

/** A cloud that does not answer: what was asked for could not be had. */
export function NoAnswerPicture() {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true">
      <ellipse className={styles.ground} cx="120" cy="86" rx="104" ry="70" />
      <path
        className={styles.raised}
        d="M84 118a26 26 0 0 1-3-52 40 40 0 0 1 76-6 29 29 0 0 1 4 58z"
      />
      <circle className={styles.accent} cx="168" cy="112" r="22" />
      <path className={styles.onAccent} d="M168 101v13M168 122h.01" />
      <path className={styles.line} d="M100 92h8M122 92h8M106 104q9-7 18 0M62 40h8M66 36v8" />
    </svg>
  );
}
