import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useFormat } from '#src/i18n/use-format.ts';
import { memberAge } from '#src/state/member/member.ts';
import { network } from '#src/state/page/network.ts';
import { syncStatus } from '#src/state/session/sync-status.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { useSettled } from '#src/ui/base/Skeleton/use-settled.ts';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './StatusBar.module.css';

/**
 * The age of the data on a bad network: a thin strip that moves no layout. It is announced once its text has
 * stayed for a moment: the last of several, not each.
 */
export function StatusBar() {
  const { t } = useTranslation('shell');
  const { reachable, isOffline, obstacle } = useSnapshot(network);
  const { updatedAt } = useSnapshot(memberAge);
  const isStale = useSnapshot(syncStatus.member).state === 'failed';
  const format = useFormat();
  const time = updatedAt === null ? null : format.asOf(updatedAt);
  // The known cause replaces «no network»; a slow service is not the network's fault while there is one.
  const known = obstacle ?? (!reachable && !isOffline ? 'silent' : null);

  const sentence = () => {
    if (known !== null) {
      const cause = t(`status.${known}`);
      return time === null ? cause : t('status.because', { time, cause });
    }
    if (!reachable) return time ? t('status.unreachableSince', { time }) : t('status.unreachable');
    return isStale && time ? t('status.stale', { time }) : null;
  };
  const text = sentence();
  const announced = useSettled(text);
  return (
    <div className={`${styles.region} screen-only`} data-momentary>
      {text !== null && (
        <p className={`row ${styles.bar}`} aria-hidden="true">
          <Icon name={reachable || known !== null ? 'rotate-ccw-clock' : 'wifi-off'} size={16} />
          <span>{text}</span>
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{announced !== null && <span>{announced}</span>}</span>
      </VisuallyHidden>
    </div>
  );
}
