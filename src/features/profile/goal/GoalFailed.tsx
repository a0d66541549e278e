import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { retryGoal } from '../refresh.ts';
import styles from './Goal.module.css';

/** Replaces a goal that could not be fetched, with a retry. */
export function GoalFailed() {
  const { t } = useTranslation(['details', 'common']);
  return (
    <div className={styles.none}>
      <p className="muted">{t('goal.failed')}</p>
      <Button variant="soft" size="small" icon="refresh-cw" onClick={() => void retryGoal()}>
        {t('common:retry')}
      </Button>
    </div>
  );
}
