import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCamera } from '#src/state/page/use-camera.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './DeskCamera.module.css';

/** The camera of a desk: it goes on reading while a response is on the screen. */
export function DeskCamera({ onText }: { onText: (text: string, isQr: boolean) => void }) {
  const { t } = useTranslation('desk');
  const container = useRef<HTMLDivElement>(null);
  const { status, start, switchCamera } = useCamera(container, onText);
  const { kind } = status;
  const isOn = kind === 'on';
  const mayStart = kind === 'off' || (kind === 'fault' && status.fault !== 'unsupported');
  return (
    <section className={styles.camera} data-on={isOn || undefined} aria-label={t('camera.label')}>
      <div ref={container} className={styles.picture} />
      {isOn && <span className={styles.frame} />}
      {isOn && switchCamera && (
        <button type="button" className={`centred ${styles.switch}`} onClick={switchCamera}>
          <Icon name="switch-camera" title={t('camera.switch')} />
        </button>
      )}
      {!isOn && (
        <div className={styles.notice}>
          <Icon name={kind === 'fault' ? 'camera-off' : 'camera'} />
          <p className="small" role={kind === 'fault' ? 'alert' : 'status'}>
            {kind === 'fault' ? t(`camera.${status.fault}`) : t(`camera.${kind}`)}
          </p>
          {mayStart && (
            <Button size="small" variant="soft" onClick={start}>
              {t('camera.start')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
