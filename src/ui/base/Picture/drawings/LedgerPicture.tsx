import styles from './illustration.module.css';

/** A slip with coins that fall on it: no operations yet. */
export function LedgerPicture() {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true">
      <ellipse className={styles.ground} cx="120" cy="86" rx="104" ry="70" />
      <path className={styles.raised} d="M78 40h84v100l-14-9-14 9-14-9-14 9-14-9-14 9z" />
      <path className={styles.line} d="M94 66h30M94 86h44M94 106h22" />
      <circle className={styles.accent} cx="158" cy="44" r="24" />
      <path className={styles.onAccent} d="m158 33 4 8 8 1-6 6 2 9-8-4-8 4 2-9-6-6 8-1z" />
      <path className={styles.line} d="M58 60h8M62 56v8M188 92h8M192 88v8M50 104h.01" />
    </svg>
  );
}
