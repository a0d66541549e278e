import { useTranslation } from 'react-i18next';
import type { Obstacle } from '#src/platform/obstacle.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './StatusBar.module.css';

interface StatusBarProps {
  reachable: boolean;
  /** The known cause of the missing sign-in; it is said in place of «no network». */
  obstacle: Obstacle | null;
  stale: boolean;
  /** ms since the epoch of the last good refresh. */
  updatedAt: number | null;
}

/**
 * The age of the data on a bad network: a thin strip that moves no layout and is announced once when
 * its text changes.
 */
export function StatusBar({ reachable, obstacle, stale, updatedAt }: StatusBarProps) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const time = updatedAt === null ? null : format.asOf(updatedAt);

  const sentence = () => {
    if (obstacle !== null) {
      const cause = t(`status.${obstacle}`);
      return time === null ? cause : t('status.because', { time, cause });
    }
    if (!reachable) return time ? t('status.unreachableSince', { time }) : t('status.unreachable');
    return stale && time ? t('status.stale', { time }) : null;
  };
  const text = sentence();
  return (
    <div className={`${styles.region} screen-only`} role="status" data-momentary>
      {text !== null && (
        <p className={styles.bar}>
          <Icon name={reachable || obstacle !== null ? 'history' : 'wifi-off'} size={16} />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
