import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { retryGoal } from '../refresh.ts';
import styles from './Goal.module.css';

/** The service did not say what the member saves for: the card says so and offers to ask again. */
export function GoalFailed() {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <div className={styles.none}>
      <p className="muted">{t('goal.failed')}</p>
      <Button variant="soft" size="small" icon="refresh-cw" onClick={() => void retryGoal()}>
        {t('common:retry')}
      </Button>
    </div>
  );
}
