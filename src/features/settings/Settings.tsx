import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { GoBack } from '#src/ui/app/GoBack/GoBack.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { InstallSection } from './InstallSection.tsx';
import { NotificationSection } from './NotificationSection.tsx';
import { OwnDevice } from './OwnDevice.tsx';
import { StoredData } from './StoredData.tsx';
import styles from './Settings.module.css';

interface SettingsProps {
  /** Deletes everything from the device and signs out. */
  readonly onClear: () => void;
}

/** /settings: the installed app, whose device this is, and what it stores (R9.1, R4.8, R9.12). */
export function Settings({ onClear }: SettingsProps) {
  const { t } = useTranslation(['settings', 'screens']);
  return (
    <div className="column column-grid stack">
      <div>
        <GoBack to={hrefs.profile()}>{t('screens:Profile')}</GoBack>
        <ScreenTitle>{t('screens:Settings')}</ScreenTitle>
      </div>
      <div className={styles.content}>
        <div className="stack">
          <InstallSection />
          <NotificationSection />
          <OwnDevice />
        </div>
        <StoredData onClear={onClear} />
      </div>
    </div>
  );
}
