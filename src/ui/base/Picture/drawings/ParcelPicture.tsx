import { Ground } from './Ground.tsx';
import styles from './Ground.module.css';

/** An open parcel with a coin above it: no orders yet. */
export function ParcelPicture() {
  return (
    <Ground>
      <path className={styles.shade} d="M46 142l74 27 74-27-20-10H66Z" />
      <path className={styles.ink} d="m120 66 58 20-58 22-58-22Z" />
      <path className={styles.brand} d="M62 86l58 22v56l-58-22Z" />
      <path className={styles.deep} d="M178 86l-58 22v56l58-22Z" />
      <g className={styles.sway}>
        <circle className={styles.spark} cx="120" cy="56" r="23" />
        <path className={styles.inkLine} d="M120 46v20M110 56h20" />
      </g>
      <path className={styles.brand} d="m120 108 22 20 58-21-22-21Z" />
      <path className={styles.deep} d="m120 108-22 20-58-21 22-21Z" />
      <path className={styles.paperLine} d="M74 124l18 7" opacity="0.8" />
      <path className={styles.line} d="M64 44h12M70 38v12M172 40h8M176 36v8M190 66h.01" />
    </Ground>
  );
}
