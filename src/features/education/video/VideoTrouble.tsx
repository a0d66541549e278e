import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './LessonVideo.module.css';

interface VideoTroubleProps {
  kind: 'offline' | 'failed';
  onRetry: () => void;
}

/** Replaces a player that has nothing to play: why, what still works, and a retry. */
export function VideoTrouble({ kind, onRetry }: VideoTroubleProps) {
  const { t } = useTranslation(['education', 'common']);
  return (
    <div className={styles.trouble} role="status">
      <Icon name={kind === 'offline' ? 'wifi-off' : 'circle-alert'} />
      <p className={styles.reason}>{t(`video.${kind}`)}</p>
      <p className="small">{t(`video.${kind}Text`)}</p>
      <Button variant="soft" size="small" icon="refresh-cw" onClick={onRetry}>
        {t('common:retry')}
      </Button>
    </div>
  );
}
