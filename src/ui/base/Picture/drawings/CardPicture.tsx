import { Ground } from './Ground.tsx';
import styles from './Ground.module.css';

/** A loyalty card that opens a turnstile, with coins around it. */
export function CardPicture() {
  return (
    <Ground>
      <path className={styles.shade} d="M52 156h140l-14 9H66Z" />
      <g transform="rotate(-9 118 96)">
        <rect className={styles.deep} x="60" y="56" width="124" height="80" rx="12" />
        <rect className={styles.brand} x="52" y="50" width="124" height="80" rx="12" />
        <path className={styles.deep} d="M52 70h124v14H52Z" />
        <path className={styles.paperLine} d="M66 104h40M66 116h22" />
        <rect className={styles.spark} x="140" y="98" width="24" height="20" rx="5" />
      </g>
      <g className={styles.sway}>
        <circle className={styles.deep} cx="187" cy="58" r="22" />
        <circle className={styles.spark} cx="183" cy="54" r="22" />
        <path className={styles.inkLine} d="m183 43 4 8 8 1-6 6 2 9-8-5-8 5 2-9-6-6 8-1Z" />
      </g>
      <circle className={styles.spark} cx="46" cy="140" r="9" />
      <path
        className={styles.line}
        d="M204 112c8 8 8 20 0 28M192 118c5 5 5 12 0 17M44 42v12M38 48h12"
      />
    </Ground>
  );
}
