import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { installWay, onInstall, promptInstall } from '#src/platform/install/install.ts';
import { storeMissingFiles } from '#src/platform/worker/stored-files.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './InstallSection.module.css';

/** The steps in Safari of an iPhone or iPad, each with what there is to press. */
function AppleSteps() {
  const { t } = useTranslation('settings');
  return (
    <ol className={`stack stack-close ${styles.steps}`} aria-label={t('app.steps')}>
      <li>
        <span className={`centred ${styles.picture}`} aria-hidden="true">
          <Icon name="share" />
        </span>
        <span>{t('app.share')}</span>
      </li>
      <li>
        <span className={`centred ${styles.picture}`} aria-hidden="true">
          <span className={`row ${styles.entry}`}>
            <span>{t('app.addLabel')}</span>
            <Icon name="square-plus" size={20} />
          </span>
        </span>
        <span>{t('app.add')}</span>
      </li>
      <li>
        <span className={`centred ${styles.picture}`} aria-hidden="true">
          <img className={styles.icon} src={touchIcon()} alt="" />
        </span>
        <span>{t('app.done')}</span>
      </li>
    </ol>
  );
}

/** The address of the icon that the installed app gets. */
const touchIcon = (): string | undefined =>
  document.querySelector<HTMLLinkElement>('link[rel=apple-touch-icon]')?.href;

/** How the app is installed in this browser, and whether it opens without a network (R9.1, R9.14). */
export function InstallSection() {
  const { t } = useTranslation('settings');
  const titleId = useId();
  const way = useSyncExternalStore(onInstall, installWay);
  // Until it is known that all files of the app are on the device nothing says so.
  const [areFilesStored, setFilesStored] = useState(false);
  useEffect(() => void storeMissingFiles().then(setFilesStored), []);
  return (
    <Card as="section" labelledBy={titleId}>
      <div className="stack stack-tight">
        <h2 id={titleId}>{t('app.title')}</h2>
        {way === 'installed' ? (
          <p className={styles.installed}>
            <Icon name="circle-check" />
            <span>{t(areFilesStored ? 'app.installedOffline' : 'app.installed')}</span>
          </p>
        ) : (
          <p className="muted small">{t(areFilesStored ? 'app.textOffline' : 'app.text')}</p>
        )}
        {way === 'prompt' && (
          <div>
            <Button variant="soft" icon="smartphone" onClick={() => void promptInstall()}>
              {t('app.install')}
            </Button>
          </div>
        )}
        {way === 'ios' && <AppleSteps />}
        {way === 'menu' && <p>{t('app.menu')}</p>}
      </div>
    </Card>
  );
}
