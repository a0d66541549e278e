import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { contacts } from '#src/state/page/brand.ts';
import { createPrivacyReading } from '#src/state/page/privacy-policy.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { ForeignText } from './ForeignText.tsx';
import styles from './Overlays.module.css';

const SKELETON_LINES = ['100%', '92%', '97%', '60%', '99%', '88%', '94%', '40%'];

/** The privacy policy, loaded when the dialog opens (R2.31). */
export function PrivacyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['overlays', 'common']);
  const [{ policy, load, fail }] = useState(createPrivacyReading);
  const { status, html } = useSnapshot(policy);
  const address = contacts().privacyPage;
  useEffect(() => void load(), [load]);

  return (
    <Dialog title={t('privacy.title')} content="reading" onClose={onClose}>
      {status === 'loading' && (
        <LoadingRegion>
          <div className={styles.skeleton}>
            {SKELETON_LINES.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        </LoadingRegion>
      )}
      {status === 'ready' && <ForeignText html={html} base={address} onFailed={fail} />}
      {status === 'failed' && (
        <div className={`stack ${styles.parts}`}>
          <Alert
            tone="negative"
            live
            action={
              <Button size="small" variant="outline" onClick={() => void load()}>
                {t('common:retry')}
              </Button>
            }
          >
            {t('privacy.failed')}
          </Alert>
          <LinkButton
            variant="quiet"
            icon="external-link"
            to={new URL(address, location.href).href}
          >
            {t('privacy.openPage')}
          </LinkButton>
        </div>
      )}
    </Dialog>
  );
}
