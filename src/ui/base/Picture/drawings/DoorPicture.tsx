import { Ground } from './Ground.tsx';
import styles from './Ground.module.css';

/** A door left ajar, light behind it. */
export function DoorPicture() {
  return (
    <Ground>
      <path className={styles.shade} d="M40 156h160l-14 8H54Z" />
      <rect className={styles.deep} x="76" y="30" width="92" height="126" rx="8" />
      <path className={styles.spark} d="M88 42h68v114H88Z" />
      <path className={styles.brand} d="M88 42l50 14v112l-50-12Z" />
      <circle className={styles.paper} cx="128" cy="110" r="5" />
      <path className={styles.paperLine} d="M98 66l26 7v24l-26-6Z" opacity="0.7" />
      <path className={styles.line} d="M190 92h26M206 82l10 10-10 10" />
    </Ground>
  );
}
