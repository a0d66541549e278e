import { useTranslation } from 'react-i18next';
import { NotReceived } from '#src/ui/app/NotReceived/NotReceived.tsx';
import styles from './Profile.module.css';
import { retryProfile } from './refresh.ts';

/** Replaces a profile that was not received and is not stored, with a retry. */
export function ProfileMissing({ isReachable }: { isReachable: boolean }) {
  const { t } = useTranslation('profile');
  return (
    <div className={`column ${styles.missing}`}>
      <h1 id="screen-title" className={styles.title} tabIndex={-1}>
        {t('title')}
      </h1>
      <NotReceived
        isReachable={isReachable}
        title={t('failed')}
        text={t(isReachable ? 'failedText' : 'offlineText')}
        onRetry={retryProfile}
      />
    </div>
  );
}
