import type { Brand } from '#src/brand/brand.ts';
import { MARKS } from './marks.tsx';
import styles from './Logo.module.css';

/** The brand's mark with its name in two lines; the same drawing as the installed app's icon. */
export function Logo({ brand }: { brand: Pick<Brand, 'name' | 'title' | 'shortTitle'> }) {
  const programme = brand.title.replace(brand.shortTitle, '').trim();
  return (
    <span className={styles.logo} translate="no">
      <svg className={styles.mark} viewBox="0 0 512 512" aria-hidden="true">
        <rect className={styles.ground} width="512" height="512" rx="140" />
        <g>{MARKS[brand.name]('var(--brand-spark)')}</g>
      </svg>
      <span>
        <span>{brand.shortTitle}</span>{' '}
        <span className={`as-label muted ${styles.programme}`}>{programme}</span>
      </span>
    </span>
  );
}
