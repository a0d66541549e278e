import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { PickupPage } from './pages.ts';
import styles from './PickupPager.module.css';
import view from './PickupView.module.css';

interface PickupPagerProps {
  readonly page: PickupPage;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** -1 for the previous code, 1 for the next. */
  readonly onStep: (step: number) => void;
}

/** Buttons for the previous and next code; at either end the button stays in place and is disabled. */
export function PickupPager({ page, isFirst, isLast, onStep }: PickupPagerProps) {
  const { t } = useTranslation('pickup');
  const { current, total } = page;
  return (
    <div className={styles.pager}>
      <button
        type="button"
        className={view.round}
        aria-label={t('previous')}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onStep(-1)}
      >
        <Icon name="chevron-left" />
      </button>
      <span className={styles.position} aria-live="polite">
        {current === null ? t('all', { total }) : t('position', { current, total })}
      </span>
      <button
        type="button"
        className={view.round}
        aria-label={t('next')}
        aria-disabled={isLast}
        onClick={() => !isLast && onStep(1)}
      >
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}
