import styles from './BannerSpent.module.css';

const STAR = 'm0-9 2.7 5.6 6.1.8-4.4 4.3 1.1 6.1L0 3.9l-5.5 2.9 1.1-6.1-4.4-4.3 6.1-.8Z';

/** Coins that fly into a bag; decorative. */
export function SpentMotif() {
  return (
    <svg className={styles.motif} viewBox="0 0 160 130" aria-hidden="true">
      <path className={styles.trail} d="M8 96C12 44 46 12 96 24" />
      <circle className={styles.spark} cx="9" cy="92" r="5" />
      <circle className={styles.spark} cx="24" cy="54" r="8" />
      <circle className={styles.edge} cx="59" cy="29" r="15" />
      <circle className={styles.spark} cx="56" cy="26" r="15" />
      <path className={styles.star} d={STAR} transform="translate(56 27)" />
      <path className={styles.handle} d="M88 62V46a22 22 0 0 1 44 0v16" />
      <path className={styles.bag} d="M72 58h76l7 62a8 8 0 0 1-8 9H73a8 8 0 0 1-8-9Z" />
      <path className={styles.side} d="M122 58h26l7 62a8 8 0 0 1-8 9h-19Z" />
      <circle className={styles.seal} cx="104" cy="96" r="17" />
      <path className={styles.bagStar} d={STAR} transform="translate(104 97) scale(1.15)" />
      <path className={styles.shine} d="M146 20h10M151 15v10M30 112h.01M44 84h.01" />
    </svg>
  );
}
