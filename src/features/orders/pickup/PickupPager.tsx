import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './PickupPager.module.css';

interface PickupPagerProps {
  /** Zero-based; the combined code comes after the last order. */
  readonly index: number;
  readonly orders: number;
  readonly onGo: (index: number) => void;
}

/** Buttons for the previous and next code; at either end the button stays in place and is disabled. */
export function PickupPager({ index, orders, onGo }: PickupPagerProps) {
  const { t } = useTranslation('pickup');
  const isFirst = index === 0;
  const isLast = index === orders;
  return (
    <div className={styles.pager}>
      <button
        type="button"
        className={styles.step}
        aria-label={t('previous')}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onGo(index - 1)}
      >
        <Icon name="chevron-left" />
      </button>
      <span className={styles.position} aria-live="polite">
        {isLast
          ? t('all', { total: orders })
          : t('position', { current: index + 1, total: orders })}
      </span>
      <button
        type="button"
        className={styles.step}
        aria-label={t('next')}
        aria-disabled={isLast}
        onClick={() => !isLast && onGo(index + 1)}
      >
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}
