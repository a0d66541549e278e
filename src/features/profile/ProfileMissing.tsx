import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import styles from './Profile.module.css';
import { retryProfile } from './refresh.ts';

/** The profile could not be had and nothing of it is stored: says why and asks again. */
export function ProfileMissing({ isReachable }: { isReachable: boolean }) {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <div className={`column ${styles.missing}`}>
      <h1 id="screen-title" className={styles.title} tabIndex={-1}>
        {t('title')}
      </h1>
      <EmptyState
        picture="noAnswer"
        title={t('failed')}
        text={t(isReachable ? 'failedText' : 'offlineText')}
        action={
          <Button icon="refresh-cw" onClick={() => void retryProfile()}>
            {t('common:retry')}
          </Button>
        }
      />
    </div>
  );
}
