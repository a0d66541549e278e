import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { network } from '#src/state/page/network.ts';
import type { CameraStatus } from '#src/state/page/use-camera.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './CameraNotice.module.css';

interface CameraNoticeProps {
  status: Exclude<CameraStatus, { kind: 'on' }>;
  onStart: () => void;
}

/** Why there is no camera picture and what to do about it (R8.5). */
export function CameraNotice({ status, onStart }: CameraNoticeProps) {
  const { t } = useTranslation(['scan', 'camera']);
  const { reachable } = useSnapshot(network);

  if (status.kind === 'unknown') return <div className={`stack stack-close ${styles.notice}`} />;
  if (status.kind === 'off') {
    return (
      <div className={`stack stack-close ${styles.notice}`}>
        <Icon name="scan-barcode" size={48} />
        <p className={`as-heading ${styles.title}`}>{t('intro')}</p>
        <p>{t('introText')}</p>
        <Button icon="camera" onClick={onStart}>
          {t('start')}
        </Button>
      </div>
    );
  }
  if (status.kind === 'fault') {
    const { fault } = status;
    const isMissing = fault === 'notLoaded' && !reachable;
    return (
      <div className={`stack stack-close ${styles.notice}`} role="alert">
        <Icon name="camera-off" size={48} />
        <p>{t(isMissing ? 'camera:notOnDevice' : `camera:${fault}`)}</p>
        {fault === 'refused' && <p className="muted small">{t('refusedHow')}</p>}
        {fault !== 'unsupported' && (
          <Button variant="soft" icon="refresh-cw" onClick={onStart}>
            {t('again')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={`stack stack-close ${styles.notice}`} role="status">
      <span className={styles.waiting}>
        <Icon name={status.kind === 'paused' ? 'camera-off' : 'camera'} size={48} />
      </span>
      <p>{t(status.kind)}</p>
    </div>
  );
}
