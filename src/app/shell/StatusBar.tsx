import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useFormat } from '#src/i18n/use-format.ts';
import { memberAge } from '#src/state/member.ts';
import { network } from '#src/state/network.ts';
import { syncStatus } from '#src/state/sync-status.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './StatusBar.module.css';

/**
 * The age of the data on a bad network: a thin strip that moves no layout and is announced once when
 * its text changes.
 */
export function StatusBar() {
  const { t } = useTranslation('shell');
  const { reachable, obstacle } = useSnapshot(network);
  const { updatedAt } = useSnapshot(memberAge);
  const isStale = useSnapshot(syncStatus.member).state === 'failed';
  const format = useFormat();
  const time = updatedAt === null ? null : format.asOf(updatedAt);

  const sentence = () => {
    // The known cause of the missing sign-in is said in place of «no network».
    if (obstacle !== null) {
      const cause = t(`status.${obstacle}`);
      return time === null ? cause : t('status.because', { time, cause });
    }
    if (!reachable) return time ? t('status.unreachableSince', { time }) : t('status.unreachable');
    return isStale && time ? t('status.stale', { time }) : null;
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
