import styles from './illustration.module.css';

/** An open parcel that waits to be filled: no orders yet. */
export function ParcelPicture() {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true">
      <ellipse className={styles.ground} cx="120" cy="86" rx="104" ry="70" />
      <path className={styles.raised} d="M66 68 120 88v56L66 122zM174 68 120 88v56l54-22z" />
      <path className={styles.raised} d="m66 68 54 20-20 18-54-20zM174 68l-54 20 20 18 54-20z" />
      <circle className={styles.accent} cx="120" cy="46" r="22" />
      <path className={styles.onAccent} d="M120 36v20M110 46h20" />
      <path className={styles.line} d="M78 34h10M83 29v10M160 24h8M164 20v8M182 50h.01M60 50h.01" />
    </svg>
  );
}
