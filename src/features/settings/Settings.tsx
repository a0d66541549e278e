import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTIFICATION_KINDS } from '#src/domain/events/notification.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { isOwnDevice, storeOwnDevice } from '#src/platform/stored/own-device.ts';
import { hideAfterEnd } from '#src/sync/area/end-session.ts';
import { useNotifications } from '#src/sync/events/use-notifications.ts';
import { GoBack } from '#src/ui/app/GoBack/GoBack.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Checkbox } from '#src/ui/base/Checkbox/Checkbox.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { InstallSection } from './InstallSection.tsx';
import { StoredData } from './StoredData.tsx';
import styles from './Settings.module.css';

/** What this device notifies the member about, each kind by itself (R9.7). */
function NotificationSection() {
  const { t } = useTranslation('settings');
  const titleId = useId();
  const { ability, kinds, isBusy, problem, choose } = useNotifications();
  const canChoose = ability === 'askable' || ability === 'granted';
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The focused switch is gone: the text explains why.
    if (problem === 'denied' && !canChoose) text.current?.focus();
  }, [problem, canChoose]);
  return (
    <Card as="section" labelledBy={titleId}>
      <div className="stack stack-tight">
        <h2 id={titleId}>{t('notify.title')}</h2>
        <p ref={text} className="muted small" tabIndex={-1}>
          {t(canChoose ? 'notify.text' : `notify.${ability}`)}
        </p>
        {canChoose &&
          NOTIFICATION_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              variant="switch"
              label={t(`notify.${kind}`)}
              checked={kinds.includes(kind)}
              aria-busy={isBusy}
              onChange={({ target }) => void choose(kind, target.checked)}
            />
          ))}
        <p className="small" role="status">
          {canChoose && problem && t(`notify.${problem}`)}
        </p>
      </div>
    </Card>
  );
}

/** Whether this device is the member's own, and what follows from it (R4.8). */
function OwnDevice() {
  const { t } = useTranslation('settings');
  const titleId = useId();
  const [isOwn, setIsOwn] = useState(isOwnDevice);
  const choose = (next: boolean) => {
    storeOwnDevice(next);
    setIsOwn(next);
    if (!next) void hideAfterEnd();
  };
  return (
    <Card as="section" labelledBy={titleId}>
      <div className="stack stack-tight">
        <h2 id={titleId}>{t('own.title')}</h2>
        <p className="muted small">{t('own.effect')}</p>
        <Checkbox
          variant="switch"
          label={t('own.label')}
          hint={t(isOwn ? 'own.on' : 'own.off')}
          checked={isOwn}
          onChange={({ target }) => choose(target.checked)}
        />
      </div>
    </Card>
  );
}

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
      <div className={`stack ${styles.content}`}>
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
